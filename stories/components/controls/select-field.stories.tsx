import type { Meta, StoryObj } from '@storybook/react-vite'
import { SelectField } from '../../../src/ui/controls/SelectField.tsx'
import { DoAndDont, LIVE, live, NO_CONTROLS, W } from '../live.tsx'

const meta: Meta = {
  title: 'Components/1 Controls 控件/SelectField 下拉',
  id: 'components-select-field',
  component: SelectField as never,
  tags: ['autodocs'],
  parameters: { ...LIVE, docs: { description: { component: 'One of many with known names.' } } },
}
export default meta

export const Live: StoryObj = {
  args: {
    label: '省份',
    value: '',
    placeholder: '请选择',
    disabled: false,
    options: [
      { value: 'zj', label: '浙江省' },
      { value: 'sh', label: '上海市' },
    ],
  },
  render: live(SelectField as never),
}

export const UsedAndMisused: StoryObj = {
  tags: ['!test'],
  parameters: NO_CONTROLS,
  render: () => (
    <DoAndDont
      yes={{
        because: 'Provinces: thirty names that everybody knows.',
        shown: (
          <>
            <SelectField
              label={<W>省份</W>}
              value="zj"
              placeholder=""
              onValueChange={() => undefined}
              options={[
                { value: 'zj', label: '浙江省' },
                { value: 'sh', label: '上海市' },
              ]}
            />
          </>
        ),
      }}
      no={{
        because: 'Two options behind a tap: show them as a Choice.',
        shown: (
          <>
            <SelectField
              label={<W>纸张</W>}
              value="matt"
              placeholder=""
              onValueChange={() => undefined}
              options={[
                { value: 'matt', label: 'Matt' },
                { value: 'pearl', label: 'Pearl' },
              ]}
            />
          </>
        ),
      }}
    />
  ),
}
