import type { Meta, StoryObj } from '@storybook/react-vite'
import { NetworkLost } from '../../machines/faults.ts'
import { Button } from '../../src/ui/controls/Button.tsx'
import { Banner } from '../../src/ui/feedback/Banner.tsx'
import { EmptyState } from '../../src/ui/feedback/EmptyState.tsx'
import { FaultState } from '../../src/ui/feedback/FaultState.tsx'
import { ProgressBar, ProgressRing } from '../../src/ui/feedback/Progress.tsx'
import { Skeleton } from '../../src/ui/feedback/Skeleton.tsx'
import { toast } from '../../src/ui/feedback/Toast.tsx'
import { DRAWINGS, type DrawingName } from '../../src/ui/pictures/drawing-paths.ts'
import { Sheaf } from './Sheaf.tsx'
import { inWords } from './words.ts'

const meta: Meta = { title: 'The language/Feedback 反馈', id: 'the-language-feedback' }
export default meta

export const Toasts: StoryObj = {
  render: inWords((w) => (
    <Sheaf title="Toasts">
      <Button onClick={() => toast(w('链接已复制'))}>Plain</Button>
      <Button onClick={() => toast(w('修改都已保存'), 'success')}>Success</Button>
      <Button onClick={() => toast(w('网络断了，照片还在这部手机上'), 'danger')}>Danger</Button>
    </Sheaf>
  )),
  play: async ({ canvas, userEvent, step }) => {
    await step('A toast tells that something was done', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Success' }))
    })
    await step('Another tells that something failed', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Danger' }))
    })
  },
}

export const Banners: StoryObj = {
  render: inWords((w) => (
    <Sheaf title="Banners">
      <Banner>{w('这件还在准备中，可以先看看。')}</Banner>
      <Banner tone="warning" icon="offline">
        {w('没有联网。你的修改先存在这里，稍后再发送。')}
      </Banner>
      <Banner tone="danger" action={<Button variant="quiet">{w('重试')}</Button>}>
        {w('最后一处修改没有存上。')}
      </Banner>
      <Banner tone="success">{w('订单已经下好，等你付款。')}</Banner>
    </Sheaf>
  )),
}

export const Progress: StoryObj = {
  render: inWords((w) => (
    <Sheaf title="Progress">
      <p>23 / 48</p>
      <ProgressBar value={0.48} label={w('照片上传')} />
      <ProgressBar label={w('正在确认付款')} />
      <div style={{ display: 'flex', gap: 16, padding: 16, background: 'var(--ink)' }}>
        <ProgressRing value={0.1} label={w('第一张')} />
        <ProgressRing value={0.5} label={w('第二张')} />
        <ProgressRing value={0.95} label={w('第三张')} />
      </div>
      <Skeleton width="60%" />
      <Skeleton height="120px" shape="card" />
    </Sheaf>
  )),
}

export const Faults: StoryObj = {
  render: () => (
    <main>
      <FaultState fault={new NetworkLost('no answer')} onRetry={() => undefined} />
      <FaultState fault={new Error('broken')} onRetry={() => undefined} />
    </main>
  ),
}

export const EmptyStates: StoryObj = {
  render: inWords((w) => (
    <main>
      {(Object.keys(DRAWINGS) as DrawingName[]).map((name) => (
        <EmptyState key={name} drawing={name} title={w('这里还是空的')} action={<Button>{w('去看看')}</Button>}>
          {w('先做一本，再回来看它。')}
        </EmptyState>
      ))}
    </main>
  )),
}
