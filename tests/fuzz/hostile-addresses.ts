/** Hosts of nobody who may be led to: strangers, and what lies inside of a network. */
const HOSTS = [
  ...[
    'evil.example',
    'shop.example.com.evil.example',
    'shop.example.com@evil.example',
    'evil.example%00.shop.example.com',
  ],
  ...[
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '0',
    '0.0.0.0',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
  ],
  ...[
    '[::ffff:7f00:1]',
    'localhost',
    'localhost.',
    'LOCALHOST',
    '127.0.0.1.nip.io',
    '169.254.169.254',
    '[fd00:ec2::254]',
  ],
  ...['metadata.google.internal', '100.100.100.200', '10.0.0.1', '192.168.0.1', '172.16.0.1', '[fe80::1]', '①②⑦.⓪.⓪.①'],
]
/** Ways of writing an address that programs read differently. */
const WRITTEN = [
  ...['http://H/', 'https://H/', '//H/', '///H/', '\\\\H\\', '/\\H', 'https:\\\\H', 'https://user:pw@H/'],
]
const SCHEMES = [
  ...[
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>1</script>',
    'vbscript:x',
  ],
  ...[
    'file:///etc/passwd',
    'ftp://evil.example/',
    'gopher://127.0.0.1:6379/_PING',
    'dict://127.0.0.1:11211/',
    'blob:https://evil.example/x',
  ],
  ...[
    'ldap://127.0.0.1/',
    'jar:http://evil.example!/',
    'view-source:http://evil.example',
    'intent://evil.example#Intent;end',
  ],
]

/** Over two hundred forms of addresses that lead nowhere good. */
export const HOSTILE_ADDRESSES: readonly string[] = [
  ...SCHEMES,
  ...HOSTS.flatMap((host) => WRITTEN.map((form) => form.replace('H', host))),
]
