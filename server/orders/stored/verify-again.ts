import { createWrongFileStore } from '../../stores/storage/wrong-files.store.ts'
import { type VerifyDeps, verifyPhoto } from './verify-photo.ts'

/** Looks once more at the photos whose files were wrong, as somebody may have brought them back; says how many files are right. */
export async function verifyAgain(deps: VerifyDeps): Promise<number> {
  const store = createWrongFileStore(deps.db)
  const before = await store.list()
  for (const photoKey of new Set(before.map((wrong) => wrong.photoKey))) {
    const photo = await store.photoThatStays(photoKey, 0)
    if (photo) {
      await verifyPhoto(deps, photo)
    } else {
      await store.forget(before.filter((wrong) => wrong.photoKey === photoKey).map(({ key }) => key))
    }
  }
  return before.length - (await store.count())
}
