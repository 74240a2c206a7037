import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { LANGUAGES, type Language } from '../../domain/language.ts'
import { Choice } from '../../src/ui/controls/Choice.tsx'
import { CodeField } from '../../src/ui/controls/CodeField.tsx'
import { Field } from '../../src/ui/controls/Field.tsx'
import { LanguagePicker } from '../../src/ui/controls/LanguagePicker.tsx'
import { SearchField } from '../../src/ui/controls/SearchField.tsx'
import { Stepper } from '../../src/ui/controls/Stepper.tsx'
import { Tabs } from '../../src/ui/controls/Tabs.tsx'
import { Sheaf } from './Sheaf.tsx'
import { inWords, useWords } from './words.ts'

const meta: Meta = { title: 'The language/Fields 输入', id: 'the-language-fields' }
export default meta

export const Fields: StoryObj = {
  render: inWords((w) => (
    <Sheaf title="Fields">
      <Field label={w('姓名')} defaultValue={w('林晓')} />
      <Field label={w('手机号')} hint={w('只发一次验证码，不发广告。')} placeholder="138 0013 8000" />
      <Field label={w('手机号')} defaultValue="238001" error={w('手机号是 1 开头的 11 位数字。')} />
      <Field label={w('地址')} rows={3} defaultValue={w('文三路 100 号 3 幢 501')} />
      <Field label={w('不可改')} defaultValue={w('已确认')} disabled />
    </Sheaf>
  )),
}

function Codes() {
  const w = useWords()
  const [code, setCode] = useState('123')
  return (
    <Sheaf title="Code">
      <CodeField length={6} label={w('短信里的验证码')} value={code} onValueChange={setCode} />
      <CodeField
        length={6}
        label={w('短信里的验证码')}
        value="123456"
        onValueChange={() => undefined}
        error={w('验证码不对，请再看看最新的那条短信。')}
      />
    </Sheaf>
  )
}

export const Code: StoryObj = { render: () => <Codes /> }

function Choosing() {
  const w = useWords()
  const [copies, setCopies] = useState(2)
  const [paper, setPaper] = useState('matt')
  const [language, setLanguage] = useState<Language>('zh-Hans')
  const [search, setSearch] = useState('照片书')
  const [tab, setTab] = useState('books')
  return (
    <Sheaf title="Choosing">
      <Choice
        label={w('纸张')}
        value={paper}
        onValueChange={setPaper}
        options={[
          { value: 'matt', label: w('哑光') },
          { value: 'pearl', label: w('珠光'), note: '+¥15.00' },
        ]}
      />
      <Stepper label={w('数量')} value={copies} min={1} max={999} onValueChange={setCopies} />
      <LanguagePicker languages={LANGUAGES} value={language} onValueChange={setLanguage} />
      <SearchField label={w('搜索商品')} value={search} onValueChange={setSearch} />
      <Tabs
        label={w('分类')}
        value={tab}
        onValueChange={setTab}
        tabs={[
          { value: 'books', label: w('照片书'), count: 3 },
          { value: 'wall', label: w('挂墙摆台') },
          { value: 'cards', label: w('卡片与照片') },
        ]}
      >
        <p>{tab}</p>
      </Tabs>
    </Sheaf>
  )
}

export const Choices: StoryObj = { render: () => <Choosing /> }
