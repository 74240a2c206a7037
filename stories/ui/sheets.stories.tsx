import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../src/ui/controls/Button.tsx'
import { Dialog } from '../../src/ui/overlays/Dialog.tsx'
import { Sheet } from '../../src/ui/overlays/Sheet.tsx'
import { Sheaf } from './Sheaf.tsx'
import { inWords } from './words.ts'

const meta: Meta = { title: 'The language/Sheets 面板', id: 'the-language-sheets' }
export default meta

export const OpenSheet: StoryObj = {
  render: inWords((w) => (
    <>
      <Sheaf title="Sheet">
        <p>It follows the finger, and goes by a swipe, the cross, Escape or a tap beside it.</p>
      </Sheaf>
      <Sheet
        open
        onOpenChange={() => undefined}
        title={w('换照片')}
        action={
          <Button variant="primary" wide>
            {w('完成')}
          </Button>
        }
      >
        <p>{w('点一张照片，放到页面上。')}</p>
      </Sheet>
    </>
  )),
}

export const OpenDialog: StoryObj = {
  render: inWords((w) => (
    <>
      <Sheaf title="Dialog">
        <p>A question that must be answered first.</p>
      </Sheaf>
      <Dialog
        open
        onOpenChange={() => undefined}
        title={w('价格变了')}
        actions={
          <>
            <Button variant="primary">{w('按 ¥358.70 下单')}</Button>
            <Button variant="quiet">{w('先不了')}</Button>
          </>
        }
      >
        {w('原来是 ¥338.70，现在是 ¥358.70。还没有下单，你的书也都留着。')}
      </Dialog>
    </>
  )),
}
