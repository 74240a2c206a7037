import { useEffect, useState } from 'react'
import type { PhotoId } from '../../../domain/ids.ts'
import { currentPath } from '../../navigation/hash-location.ts'
import { useNavigation, useQueryOfAddress } from '../../navigation/navigation.ts'
import { ROUTES } from '../../navigation/routes.ts'
import { photosOfAddress } from './chosen-photos.ts'

type Choice = readonly PhotoId[]

/** The photos that are chosen, in the order of the taps. The address keeps them: they outlive a reload and a way there and back. */
export function useChoice(): readonly [Choice, (change: (before: Choice) => Choice) => void] {
  const { replace } = useNavigation()
  const address = useQueryOfAddress()
  const kept = address.get('photos') ?? ''
  const [chosen, choose] = useState(() => photosOfAddress(kept))
  const now = chosen.join()
  useEffect(() => {
    // The next screen may be on its way already: its address is its own.
    if (now !== kept && currentPath() === ROUTES.album_gallery.path) {
      replace('album_gallery', { ...Object.fromEntries(address), photos: now })
    }
  }, [now, kept, address, replace])
  return [chosen, choose]
}
