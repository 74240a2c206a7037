import type { Meta, StoryObj } from '@storybook/react-vite'
import { PageCanvas } from '../../../src/ui/pictures/PageCanvas.tsx'
import { Shot } from '../../../src/ui/pictures/Shot.tsx'
import { ThemePage } from '../../themes/ThemePage.tsx'
import { DoAndDont, LIVE, NO_CONTROLS } from '../live.tsx'

const meta: Meta = {
  title: 'Components/5 Pictures 图片/PageCanvas 画布',
  id: 'components-page-canvas',
  component: PageCanvas as never,
  tags: ['autodocs'],
  parameters: { ...LIVE, docs: { description: { component: 'A page painted as it is printed.' } } },
}
export default meta

export const Live: StoryObj = {
  args: {},
  render: () => (
    <ThemePage themeId="theme-white" shown={{ product: 'book-square-203', kind: 'inner', at: 3 }} label="A page" />
  ),
}

export const UsedAndMisused: StoryObj = {
  tags: ['!test'],
  parameters: NO_CONTROLS,
  render: () => (
    <DoAndDont
      yes={{
        because: 'The same scene as the printer’s.',
        shown: (
          <>
            <ThemePage
              themeId="theme-white"
              shown={{ product: 'book-square-203', kind: 'inner', at: 3 }}
              label="A page"
            />
          </>
        ),
      }}
      no={{
        because: 'A picture that looks like it.',
        shown: (
          <>
            <Shot of="family-beach" style={{ position: 'static' }} />
          </>
        ),
      }}
    />
  ),
}
