import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { Language } from '../../domain/language.ts'
import { Choice } from '../../src/ui/controls/Choice.tsx'
import { CodeField } from '../../src/ui/controls/CodeField.tsx'
import { Field } from '../../src/ui/controls/Field.tsx'
import { LanguagePicker } from '../../src/ui/controls/LanguagePicker.tsx'
import { SearchField } from '../../src/ui/controls/SearchField.tsx'
import { Stepper } from '../../src/ui/controls/Stepper.tsx'
import { Tabs } from '../../src/ui/controls/Tabs.tsx'
import { Sheaf } from './Sheaf.tsx'

const meta: Meta = { title: 'The language/Fields 输入', id: 'the-language-fields' }
export default meta

export const Fields: StoryObj = {
  render: () => (
    <Sheaf title="Fields">
      <Field label="姓名" defaultValue="林晓" />
      <Field label="手机号" hint="只发一次验证码，不发广告。" placeholder="138 0013 8000" />
      <Field label="手机号" defaultValue="238001" error="手机号是 1 开头的 11 位数字。" />
      <Field label="地址" rows={3} defaultValue="文三路 100 号 3 幢 501" />
      <Field label="不可改" defaultValue="已确认" disabled />
    </Sheaf>
  ),
}

function Codes() {
  const [code, setCode] = useState('123')
  return (
    <Sheaf title="Code">
      <CodeField length={6} label="短信里的验证码" value={code} onValueChange={setCode} />
      <CodeField
        length={6}
        label="短信里的验证码"
        value="123456"
        onValueChange={() => undefined}
        error="验证码不对，请再看看最新的那条短信。"
      />
    </Sheaf>
  )
}

export const Code: StoryObj = { render: () => <Codes /> }

function Choosing() {
  const [copies, setCopies] = useState(2)
  const [paper, setPaper] = useState('matt')
  const [language, setLanguage] = useState<Language>('zh-Hans')
  const [search, setSearch] = useState('照片书')
  const [tab, setTab] = useState('books')
  return (
    <Sheaf title="Choosing">
      <Choice
        label="纸张"
        value={paper}
        onValueChange={setPaper}
        options={[
          { value: 'matt', label: '哑光' },
          { value: 'pearl', label: '珠光', note: '+¥15.00' },
        ]}
      />
      <Stepper label="数量" value={copies} min={1} max={999} onValueChange={setCopies} />
      <LanguagePicker value={language} onValueChange={setLanguage} />
      <SearchField label="搜索商品" value={search} onValueChange={setSearch} />
      <Tabs
        label="分类"
        value={tab}
        onValueChange={setTab}
        tabs={[
          { value: 'books', label: '照片书', count: 3 },
          { value: 'wall', label: '挂墙摆台' },
          { value: 'cards', label: '卡片与照片' },
        ]}
      >
        <p>{tab}</p>
      </Tabs>
    </Sheaf>
  )
}

export const Choices: StoryObj = { render: () => <Choosing /> }
