import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../src/ui/controls/Button.tsx'
import { IconButton } from '../../src/ui/controls/IconButton.tsx'
import { Sheaf } from './Sheaf.tsx'

const meta: Meta<typeof Button> = { title: 'The language/Buttons 按钮', id: 'the-language-buttons', component: Button }
export default meta

type Story = StoryObj<typeof Button>

export const Looks: Story = {
  render: () => (
    <Sheaf title="Buttons">
      <Button variant="primary">付款 ¥ 140.00</Button>
      <Button variant="secondary">换一个主题</Button>
      <Button variant="quiet">稍后再说</Button>
      <Button variant="danger">删除这本书</Button>
      <Button variant="primary" icon="book">
        做一本照片书
      </Button>
    </Sheaf>
  ),
}

export const States: Story = {
  render: () => (
    <Sheaf title="States">
      <Button variant="primary" busy>
        正在下单
      </Button>
      <Button variant="primary" disabled>
        还差地址
      </Button>
      <Button variant="secondary" disabled>
        即将开放
      </Button>
      <Button variant="primary" wide>
        A long sentence on a button still fits on two lines, and the button grows with it
      </Button>
    </Sheaf>
  ),
}

export const Icons: Story = {
  render: () => (
    <Sheaf title="Icon buttons">
      <div style={{ display: 'flex', flexWrap: 'wrap' }}>
        <IconButton icon="undo" label="撤销" />
        <IconButton icon="redo" label="重做" disabled />
        <IconButton icon="crop" label="裁剪" captioned />
        <IconButton icon="rotate" label="旋转" captioned selected />
        <IconButton icon="swap" label="交换" captioned />
      </div>
    </Sheaf>
  ),
}
