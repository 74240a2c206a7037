import type { Meta, StoryObj } from '@storybook/react-vite'
import { LANGUAGES } from '../../../domain/language.ts'
import { LanguagePicker } from '../../../src/ui/controls/LanguagePicker.tsx'
import { DoAndDont, LIVE, live, NO_CONTROLS } from '../live.tsx'

const meta: Meta = {
  title: 'Components/1 Controls 控件/LanguagePicker 语言',
  id: 'components-language-picker',
  component: LanguagePicker as never,
  tags: ['autodocs'],
  parameters: { ...LIVE, docs: { description: { component: 'Languages by their own names.' } } },
}
export default meta

export const Live: StoryObj = {
  args: { languages: LANGUAGES, value: 'zh-Hans' },
  render: live(LanguagePicker as never),
}

export const UsedAndMisused: StoryObj = {
  tags: ['!test'],
  parameters: NO_CONTROLS,
  render: () => (
    <DoAndDont
      yes={{
        because: 'Each language in its own letters: who does not read this one finds theirs.',
        shown: (
          <>
            <LanguagePicker languages={LANGUAGES} value="en" onValueChange={() => undefined} />
          </>
        ),
      }}
      no={{
        because: 'Flags: a country is not a language.',
        shown: (
          <>
            <p>🇨🇳 🇹🇼 🇬🇧</p>
          </>
        ),
      }}
    />
  ),
}
