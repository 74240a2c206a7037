import { LocalesMenuButton } from 'react-admin'
import { useSentences } from '../sentences/speak.ts'
import { LanguageIcon } from './icons.tsx'

/** The languages of the console. The library's button is called like the language alone: its sign says what that is. */
export function LanguageButton() {
  const { say } = useSentences()
  return <LocalesMenuButton icon={<LanguageIcon titleAccess={say('menu.language')} />} />
}
