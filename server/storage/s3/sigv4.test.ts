import { expect, test } from 'vitest'
import { presignedPost } from './presigned-post.ts'
import { amzDate, canonicalRequest, momentOfAmzDate, sha256Hex, signatureOf, stringToSign } from './sigv4.ts'

// The examples of Amazon's manual of Signature Version 4.
const SECRET = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY'
const POLICY =
  'eyAiZXhwaXJhdGlvbiI6ICIyMDE1LTEyLTMwVDEyOjAwOjAwLjAwMFoiLA0KICAiY29uZGl0aW9ucyI6IFsNCiAgICB7ImJ1Y2tldCI6ICJzaWd2NGV4YW1wbGVidWNrZXQifSwNCiAgICBbInN0YXJ0cy13aXRoIiwgIiRrZXkiLCAidXNlci91c2VyMS8iXSwNCiAgICB7ImFjbCI6ICJwdWJsaWMtcmVhZCJ9LA0KICAgIHsic3VjY2Vzc19hY3Rpb25fcmVkaXJlY3QiOiAiaHR0cDovL3NpZ3Y0ZXhhbXBsZWJ1Y2tldC5zMy5hbWF6b25hd3MuY29tL3N1Y2Nlc3NmdWxfdXBsb2FkLmh0bWwifSwNCiAgICBbInN0YXJ0cy13aXRoIiwgIiRDb250ZW50LVR5cGUiLCAiaW1hZ2UvIl0sDQogICAgeyJ4LWFtei1tZXRhLXV1aWQiOiAiMTQzNjUxMjM2NTEyNzQifSwNCiAgICB7IngtYW16LXNlcnZlci1zaWRlLWVuY3J5cHRpb24iOiAiQUVTMjU2In0sDQogICAgWyJzdGFydHMtd2l0aCIsICIkeC1hbXotbWV0YS10YWciLCAiIl0sDQoNCiAgICB7IngtYW16LWNyZWRlbnRpYWwiOiAiQUtJQUlPU0ZPRE5ON0VYQU1QTEUvMjAxNTEyMjkvdXMtZWFzdC0xL3MzL2F3czRfcmVxdWVzdCJ9LA0KICAgIHsieC1hbXotYWxnb3JpdGhtIjogIkFXUzQtSE1BQy1TSEEyNTYifSwNCiAgICB7IngtYW16LWRhdGUiOiAiMjAxNTEyMjlUMDAwMDAwWiIgfQ0KICBdDQp9'

test('the policy of a form is signed as in the manual', () => {
  const scope = { day: '20151229', region: 'us-east-1', service: 's3' }
  expect(signatureOf(SECRET, scope, POLICY)).toBe('8afdbf4008c03f22c2cd3cdb72e4afbb1f6a588f3255ac628749a66d7f09699e')
})

test('a request is signed as in the manual', () => {
  const payloadHash = sha256Hex('')
  const canonical = canonicalRequest({
    method: 'GET',
    path: '/test.txt',
    query: '',
    signedHeaders: ['host', 'range', 'x-amz-content-sha256', 'x-amz-date'],
    headers: {
      host: 'examplebucket.s3.amazonaws.com',
      range: 'bytes=0-9',
      'x-amz-content-sha256': payloadHash,
      'x-amz-date': '20130524T000000Z',
    },
    payloadHash,
  })
  const scope = { day: '20130524', region: 'us-east-1', service: 's3' }
  expect(signatureOf(SECRET, scope, stringToSign('20130524T000000Z', scope, canonical))).toBe(
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  )
})

test('moments are written and read as Amazon does', () => {
  const now = Date.UTC(2026, 10, 21, 20, 30, 0)
  expect([amzDate(now), momentOfAmzDate('20261121T203000Z'), momentOfAmzDate('2026-11-21')]).toEqual([
    '20261121T203000Z',
    now,
    undefined,
  ])
})

test('safety 5.2: a form names the exact key, the exact type and the range of sizes, and ends [B§7.direct-key]', () => {
  const now = Date.UTC(2026, 10, 21, 20, 30, 0)
  const { policy, ...fields } = presignedPost(
    { bucket: 'photos', region: 'us-east-1', key: 'AKID', secret: SECRET },
    {
      key: 'base/incoming/p.jpg',
      contentType: 'image/jpeg',
      minBytes: 10_240,
      maxBytes: 20_971_520,
      now,
      until: now + 600_000,
    },
  )
  expect(JSON.parse(Buffer.from(policy ?? '', 'base64').toString())).toEqual({
    expiration: '2026-11-21T20:40:00.000Z',
    conditions: [
      { bucket: 'photos' },
      ['content-length-range', 10_240, 20_971_520],
      { key: 'base/incoming/p.jpg' },
      { 'Content-Type': 'image/jpeg' },
      { success_action_status: '201' },
      { 'x-amz-algorithm': 'AWS4-HMAC-SHA256' },
      { 'x-amz-credential': 'AKID/20261121/us-east-1/s3/aws4_request' },
      { 'x-amz-date': '20261121T203000Z' },
    ],
  })
  expect(Object.keys(fields)).toEqual([
    ...['key', 'Content-Type', 'success_action_status', 'x-amz-algorithm', 'x-amz-credential', 'x-amz-date'],
    'x-amz-signature',
  ])
})
