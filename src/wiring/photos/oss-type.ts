import { getOssType } from '../../../domain/calls/config.ts'
import { readAnswer } from '../platform/answered.ts'

/** Which protocol the shop's storage speaks; asked once, and again only after a fault. */
export function ossType(): () => Promise<'QINIU' | 'S3'> {
  let pending: Promise<'QINIU' | 'S3'> | undefined
  return () => {
    pending ??= readAnswer(getOssType, {}).then(
      ({ data }) => data.value,
      (fault: unknown) => {
        pending = undefined
        throw fault
      },
    )
    return pending
  }
}
