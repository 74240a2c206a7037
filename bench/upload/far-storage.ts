import { CreateBucketCommand, PutBucketCorsCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { startQiniu } from '../../tests/support/servers/fake-qiniu.ts'
import { startS3 } from '../../tests/support/servers/s3-server.ts'

/** Where a shop of the bench has its photos sent. */
export interface UploadStorage {
  /** For the name of a row. */
  readonly way: string
  /** What the shop must be told. */
  readonly env: Readonly<Record<string, string>>
  /** What the addresses of uploads begin with; undefined: the shop's own. */
  readonly uploads: string | undefined
  stop(): Promise<void>
}

/** The folder of the shop. */
export const OWN: UploadStorage = {
  ...{ way: 'the uploader', env: {}, uploads: undefined },
  stop: async () => undefined,
}

/** Qiniu as its manuals say, on an origin of its own. */
export async function atQiniu(): Promise<UploadStorage> {
  const { settings, stop } = await startQiniu()
  const { keys, domain, uploadHost, rsHost, statusHost } = settings
  return {
    way: "Qiniu's uploader, to Qiniu's protocol on another origin",
    env: {
      ...{ OSS_TYPE: 'QINIU', QINIU_BUCKET: keys.bucket, QINIU_DOMAIN: domain, QINIU_UPLOAD_HOST: uploadHost },
      ...{ QINIU_ACCESS_KEY: keys.accessKey, QINIU_SECRET_KEY: keys.secretKey },
      ...{ QINIU_RS_HOST: rsHost, QINIU_STATUS_HOST: statusHost },
    },
    uploads: uploadHost,
    stop,
  }
}

/** A real S3 server with a bucket as `docs/operations/several-machines.md` wants it; a sentence when there is none. */
export async function atS3(): Promise<UploadStorage | string> {
  const s3 = await startS3()
  if (typeof s3 === 'string') {
    return s3
  }
  const { endpoint = '', region, bucket, key, secret } = s3.settings
  const admin = new S3Client({
    ...{ endpoint, region, forcePathStyle: true },
    credentials: { accessKeyId: key, secretAccessKey: secret },
  })
  await admin.send(new CreateBucketCommand({ Bucket: bucket }))
  const rule = { AllowedMethods: ['POST'], AllowedOrigins: ['*'], AllowedHeaders: ['*'], MaxAgeSeconds: 86_400 }
  await admin.send(new PutBucketCorsCommand({ Bucket: bucket, CORSConfiguration: { CORSRules: [rule] } }))
  // This server takes two seconds for the first object of a bucket; one that a shop uses has taken many.
  await admin.send(new PutObjectCommand({ Bucket: bucket, Key: 'first', Body: new Uint8Array(1) }))
  return {
    way: 'the uploader, to S3',
    env: {
      ...{ OSS_TYPE: 'S3', S3_ENDPOINT: endpoint, S3_REGION: region, S3_BUCKET: bucket, S3_FORCE_PATH_STYLE: '1' },
      ...{ S3_KEY: key, S3_SECRET: secret },
    },
    uploads: `${endpoint}/${bucket}`,
    stop: s3.stop,
  }
}
