import { productField } from '../../domain/calls/catalogue-fields.ts'
import { DRAFT_READY, draftMessageField } from '../../domain/calls/draft-message.ts'
import type { ProductId } from '../../domain/ids.ts'
import type { Product } from '../../domain/product/product.ts'

/** Listens to the console, in whose frame this page stands. What is no product yet is left out; it will be one. */
export function watchDraftProduct(pid: ProductId, show: (draft: Product) => void): () => void {
  const hear = ({ origin, source, data }: MessageEvent<unknown>) => {
    const message = draftMessageField.safeParse(data)
    if (origin !== window.location.origin || source !== window.parent || !message.success) {
      return
    }
    const draft = productField.safeParse(message.data.draft)
    if (draft.success && draft.data.id === pid) {
      show(draft.data)
    }
  }
  window.addEventListener('message', hear)
  window.parent.postMessage({ kind: DRAFT_READY }, window.location.origin)
  return () => window.removeEventListener('message', hear)
}
