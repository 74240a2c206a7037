import { getOssType } from '../../../domain/calls/config.ts'
import { readAnswer } from '../platform/answered.ts'

/** Which protocol the shop's storage speaks; asked once, and again only after a fault. */
export function ossType(): () => Promise<'QINIU' | 'S3'> {
  let asked: Promise<'QINIU' | 'S3'> | undefined
  return () => {
    asked ??= readAnswer(getOssType, {}).then(
      ({ data }) => data.value,
      (fault: unknown) => {
        asked = undefined
        throw fault
      },
    )
    return asked
  }
}
