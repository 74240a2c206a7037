import { Button, Menu, MenuItem } from '@mui/material'
import { use, useState } from 'react'
import { useLocaleState } from 'react-admin'
import { LANGUAGES } from '../../../domain/language.ts'
import { LANGUAGE_NAMES, useSentences } from '../sentences/speak.ts'
import { LanguageIcon, UnfoldIcon } from './icons.tsx'
import { UnsavedContext } from './unsaved.ts'

/** The languages of the console. Another one draws all anew: what is unsaved is asked about, which the library's own button does not. */
export function LanguageButton() {
  const { say, language } = useSentences()
  const { leave } = use(UnsavedContext)
  const [, speak] = useLocaleState()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        className="console-languages"
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        startIcon={<LanguageIcon titleAccess={say('menu.language')} />}
        endIcon={<UnfoldIcon />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {LANGUAGE_NAMES[language]}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {LANGUAGES.map((one) => (
          <MenuItem
            key={one}
            lang={one}
            selected={one === language}
            onClick={() => {
              setAnchor(null)
              if (one !== language) {
                leave(() => speak(one))
              }
            }}
          >
            {LANGUAGE_NAMES[one]}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
