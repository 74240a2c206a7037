import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../src/ui/controls/Button.tsx'
import { IconButton } from '../../src/ui/controls/IconButton.tsx'
import { EDITOR_ICONS } from '../../src/ui/pictures/editor-icons.ts'
import { Sheaf } from './Sheaf.tsx'
import { inWords } from './words.ts'

const meta: Meta<typeof Button> = { title: 'The language/Buttons 按钮', id: 'the-language-buttons', component: Button }
export default meta

type Story = StoryObj<typeof Button>

export const Looks: Story = {
  render: inWords((w) => (
    <Sheaf title="Buttons">
      <Button variant="primary">{w('付款 ¥ 140.00')}</Button>
      <Button variant="secondary">{w('换一个主题')}</Button>
      <Button variant="quiet">{w('稍后再说')}</Button>
      <Button variant="danger">{w('删除这本书')}</Button>
      <Button variant="primary" icon="book">
        {w('做一本照片书')}
      </Button>
    </Sheaf>
  )),
}

export const States: Story = {
  render: inWords((w) => (
    <Sheaf title="States">
      <Button variant="primary" busy>
        {w('正在下单')}
      </Button>
      <Button variant="primary" disabled>
        {w('还差地址')}
      </Button>
      <Button variant="secondary" disabled>
        {w('即将上线')}
      </Button>
      <Button variant="primary" wide>
        A long sentence on a button still fits on two lines, and the button grows with it
      </Button>
    </Sheaf>
  )),
}

export const Icons: Story = {
  render: inWords((w) => (
    <Sheaf title="Icon buttons">
      <div style={{ display: 'flex', flexWrap: 'wrap' }}>
        <IconButton icon="undo" label={w('撤销')} />
        <IconButton icon="redo" label={w('重做')} disabled />
        <IconButton icon="crop" label={w('裁剪')} captioned />
        <IconButton icon={EDITOR_ICONS.rotate} label={w('旋转')} captioned selected />
        <IconButton icon="swap" label={w('交换')} captioned />
      </div>
    </Sheaf>
  )),
}
