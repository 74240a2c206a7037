import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../server/base/free-port.ts'
import { installDebian } from '../../tests/support/browser/install-debian.ts'

const DOCUMENTED = join(import.meta.dirname, '..', '..', 'docs', 'operations', 'nginx.conf')
const STARTS_WITHIN_MS = 10_000

/** A shop behind the proxy that `docs/operations` puts before it. */
export interface ProxiedShop {
  /** Without a slash at the end; its certificate is nobody's. */
  readonly url: string
  close(): Promise<void>
}

/**
 * Puts the documented proxy before a shop, so that a browser speaks TLS and HTTP/2 with it, as a shopper's does.
 * Answers nothing where no nginx can be had.
 *
 * @param shopUrl of the shop, which heeds one proxy (`TRUST_PROXY=1`)
 */
export async function documentedProxy(shopUrl: string): Promise<ProxiedShop | undefined> {
  if (!hasNginx()) {
    installDebian(['nginx-light', 'openssl'])
  }
  if (!hasNginx()) {
    return undefined
  }
  const folder = mkdtempSync(join(tmpdir(), 'keepsake-proxy-'))
  const port = await freePort()
  const certificate = { certificate: join(folder, 'certificate.pem'), key: join(folder, 'key.pem') }
  makeCertificate(certificate)
  const site = siteOf(readFileSync(DOCUMENTED, 'utf8'), { port, shop: new URL(shopUrl).host, ...certificate })
  writeFileSync(join(folder, 'nginx.conf'), around(site, folder))
  const nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const gone = new Promise((resolve) => nginx.once('exit', resolve))
  const close = async () => {
    nginx.kill('SIGTERM')
    await gone
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await untilOpen(nginx, port)
  } catch (fault) {
    await close()
    throw fault
  }
  return { url: `https://127.0.0.1:${port}`, close }
}

function hasNginx(): boolean {
  return spawnSync('nginx', ['-v'], { stdio: 'ignore' }).status === 0
}

function makeCertificate({ certificate, key }: { readonly certificate: string; readonly key: string }): void {
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
      ...['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1', '-keyout', key, '-out', certificate],
    ],
    { stdio: 'ignore' },
  )
}

interface Place {
  readonly port: number
  /** Host and port of the one node. */
  readonly shop: string
  readonly certificate: string
  readonly key: string
}

/** The documented site with the addresses and the certificate of here: one node, and no port 80. */
function siteOf(documented: string, { port, shop, certificate, key }: Place): string {
  const [before, after] = documented.split('listen 443 ssl')
  if (before === undefined || after === undefined) {
    throw new Error(`${DOCUMENTED} listens on no port 443 with TLS`)
  }
  const [secure = ''] = `${before}listen 127.0.0.1:${port} ssl${after}`.split(/^server \{\n {2}listen 80;/m)
  return secure
    .replace(/(?: {2}server 127\.0\.0\.1:\d+ .*\n)+/, `  server ${shop};\n`)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`)
}

/** What Debian's own file has around a site, with every path in the folder. */
function around(site: string, folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `  ${kind}_temp_path ${join(folder, kind)};`,
  )
  return [
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    ...[`pid ${join(folder, 'nginx.pid')};`, `error_log ${join(folder, 'error.log')};`, 'worker_processes auto;'],
    ...['events {', '  worker_connections 768;', '}', 'http {', '  access_log off;', ...temporary, site, '}', ''],
  ].join('\n')
}

async function untilOpen(nginx: ChildProcess, port: number): Promise<void> {
  for (const end = performance.now() + STARTS_WITHIN_MS; performance.now() < end; await wait(20)) {
    if (nginx.exitCode !== null) {
      throw new Error(`nginx ended with ${nginx.exitCode}`)
    }
    if (await isOpen(port)) {
      return
    }
  }
  throw new Error('nginx did not open its port')
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
