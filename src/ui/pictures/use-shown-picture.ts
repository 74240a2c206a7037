import { useState } from 'react'
import { afterLoadFailure, FRESH_PICTURE } from '../../../domain/photo/shown-picture.ts'

/**
 * A picture that is tried once more when it does not load (B§9). `key` makes the browser ask again; `failed` when it is
 * given up. Another address begins anew.
 */
export function useShownPicture(address: string | undefined) {
  const [{ of, picture }, setPicture] = useState({ of: address, picture: FRESH_PICTURE })
  const shown = of === address ? picture : FRESH_PICTURE
  return {
    key: `${address ?? ''} ${shown.failures}`,
    failed: shown.errorCode === -1,
    onError: () => setPicture({ of: address, picture: afterLoadFailure(shown) }),
  }
}
