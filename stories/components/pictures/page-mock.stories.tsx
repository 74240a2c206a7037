import type { Meta, StoryObj } from '@storybook/react-vite'
import { PageMock } from '../../../src/ui/pictures/PageMock.tsx'
import { Shot } from '../../../src/ui/pictures/Shot.tsx'
import { DoAndDont, LIVE, live, NO_CONTROLS } from '../live.tsx'

const meta: Meta = {
  title: 'Components/5 Pictures 图片/PageMock 纸页',
  id: 'components-page-mock',
  component: PageMock as never,
  tags: ['autodocs'],
  parameters: { ...LIVE, docs: { description: { component: 'A printed page lying on the paper ground.' } } },
}
export default meta

export const Live: StoryObj = {
  args: { ratio: 1.4, fold: 'left', size: 'large', background: '#ffffff' },
  render: live(PageMock as never),
}

export const UsedAndMisused: StoryObj = {
  tags: ['!test'],
  parameters: NO_CONTROLS,
  render: () => (
    <DoAndDont
      yes={{
        because: 'Square corners, as it is cut.',
        shown: (
          <>
            <PageMock ratio={1.4} fold="left">
              <Shot of="family-beach" at={[10, 10, 80, 80]} />
            </PageMock>
          </>
        ),
      }}
      no={{
        because: 'Round corners that no paper has.',
        shown: (
          <>
            <div style={{ borderRadius: 24, overflow: 'hidden' }}>
              <PageMock ratio={1.4}>
                <Shot of="family-beach" />
              </PageMock>
            </div>
          </>
        ),
      }}
    />
  ),
}
