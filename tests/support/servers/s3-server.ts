import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import type { S3Settings } from '../../../server/base/storage-settings.ts'
import { amzDate, canonicalRequest, sha256Hex, signatureOf, stringToSign } from '../../../server/storage/s3/sigv4.ts'
import { PATIENCE } from '../patience.ts'

/**
 * The program that `S3_SERVER` names: with `start` it serves an empty S3 at the address below and returns, with `stop` it ends. What needs
 * one is skipped without it.
 */
const S3_SERVER = process.env['S3_SERVER']

export interface RunningS3 {
  readonly settings: S3Settings
  /** Ends the server when this test began it. */
  stop(): Promise<void>
}

const run = promisify(execFile)

/** A running S3 server with an empty bucket and a role for tickets; says why when there is none. */
export async function startS3(): Promise<RunningS3 | string> {
  if (!S3_SERVER || !existsSync(S3_SERVER)) {
    return 'S3_SERVER names no S3 server, so storage at S3 is not tried'
  }
  const known = { endpoint: 'http://127.0.0.1:14580', key: 'APPKEY0123456789', secret: 'appsecret0123456789' }
  const isUp = await fetch(known.endpoint).then(
    () => true,
    () => false,
  )
  if (!isUp) {
    try {
      await run(S3_SERVER, ['start'], { timeout: PATIENCE.start })
    } catch (error) {
      await run(S3_SERVER, ['stop'])
      return `the S3 server does not start (${error instanceof Error ? error.message : ''}), so storage at S3 is not tried`
    }
  }
  const settings: S3Settings = {
    ...known,
    region: 'default',
    bucket: `shop-${Date.now()}`,
    forcePathStyle: true,
    stsRole: 'arn:aws:iam:::role/uploads',
    stsEndpoint: undefined,
  }
  await makeRole(settings)
  return {
    settings,
    stop: async () => {
      if (!isUp) {
        await run(S3_SERVER, ['stop'])
      }
    },
  }
}

/** A role that everybody of the account may take, with all rights; a ticket gets a part of them. */
async function makeRole(settings: S3Settings): Promise<void> {
  const who = {
    Version: '2012-10-17',
    Statement: [{ Effect: 'Allow', Principal: { AWS: ['arn:aws:iam:::user/app'] }, Action: ['sts:AssumeRole'] }],
  }
  const what = {
    Version: '2012-10-17',
    Statement: [{ Effect: 'Allow', Action: ['s3:*'], Resource: ['arn:aws:s3:::*'] }],
  }
  await manage(settings, {
    Action: 'CreateRole',
    RoleName: 'uploads',
    Path: '/',
    AssumeRolePolicyDocument: JSON.stringify(who),
  })
  await manage(settings, {
    Action: 'PutRolePolicy',
    RoleName: 'uploads',
    PolicyName: 'all',
    PolicyDocument: JSON.stringify(what),
  })
}

async function manage({ endpoint = '', key, secret, region }: S3Settings, ask: Record<string, string>): Promise<void> {
  const date = amzDate(Date.now())
  const scope = { day: date.slice(0, 8), region, service: 's3' }
  const query = new URLSearchParams(ask).toString().replaceAll('+', '%20')
  const payloadHash = sha256Hex('')
  const headers = { host: new URL(endpoint).host, 'x-amz-content-sha256': payloadHash, 'x-amz-date': date }
  const signedHeaders = Object.keys(headers)
  const canonical = canonicalRequest({ method: 'POST', path: '/', query, signedHeaders, headers, payloadHash })
  const signature = signatureOf(secret, scope, stringToSign(date, scope, canonical))
  const credential = `${key}/${scope.day}/${region}/s3/aws4_request`
  const response = await fetch(`${endpoint}/?${query}`, {
    method: 'POST',
    headers: {
      ...headers,
      authorization: `AWS4-HMAC-SHA256 Credential=${credential}, SignedHeaders=${signedHeaders.join(';')}, Signature=${signature}`,
    },
  })
  const text = await response.text()
  if (!response.ok && !/EntityAlreadyExists/.test(text)) {
    throw new Error(`${ask['Action']}: ${response.status} ${text}`)
  }
}
