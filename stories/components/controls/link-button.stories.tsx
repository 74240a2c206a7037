import type { Meta, StoryObj } from '@storybook/react-vite'
import { LinkButton } from '../../../src/ui/controls/LinkButton.tsx'
import { DoAndDont, LIVE, live, NO_CONTROLS, W } from '../live.tsx'

const meta: Meta = {
  title: 'Components/1 Controls 控件/LinkButton 链接按钮',
  id: 'components-link-button',
  component: LinkButton as never,
  tags: ['autodocs'],
  parameters: {
    ...LIVE,
    docs: {
      description: {
        component: 'Looks like a button and leads to a screen, so that it can be opened beside this one.',
      },
    },
  },
}
export default meta

export const Live: StoryObj = {
  args: { to: 'prod_list', variant: 'primary', wide: true, children: '去看看' },
  render: live(LinkButton as never),
}

export const UsedAndMisused: StoryObj = {
  tags: ['!test'],
  parameters: NO_CONTROLS,
  render: () => (
    <DoAndDont
      yes={{
        because: 'What leads somewhere is a link: the middle mouse button works.',
        shown: (
          <>
            <LinkButton to="prod_list" variant="primary">
              <W>去看看</W>
            </LinkButton>
          </>
        ),
      }}
      no={{
        because: 'Something that does and does not lead is a Button.',
        shown: (
          <>
            <LinkButton to="prod_list" variant="danger">
              <W>删除</W>
            </LinkButton>
          </>
        ),
      }}
    />
  ),
}
