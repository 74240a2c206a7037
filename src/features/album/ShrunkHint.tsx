import { Plural, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import { Icon } from '../../ui/pictures/Icon.tsx'
import styles from './UploadTray.module.css'

/** Says that photos came shrunk, once: they are taken all the same, and whoever has the originals can add those. */
export function ShrunkHint({ count }: { readonly count: number }) {
  const { t } = useLingui()
  const [seen, setSeen] = useState(0)
  if (count <= seen) {
    return null
  }
  return (
    <p className={styles['hint']} role="status">
      <Icon name="info" size={20} />
      <span className={styles['count']}>
        <Plural
          value={count}
          one="# photo seems to have been shrunk by a chat app and may print blurry. If you have the original, add that one."
          other="# photos seem to have been shrunk by a chat app and may print blurry. If you have the originals, add those."
        />
      </span>
      <IconButton icon="close" label={t`OK`} onClick={() => setSeen(count)} />
    </p>
  )
}
