import { localised } from '../i18n/i18n.ts'
import { useSession } from '../session/session.ts'
import { Skeleton } from '../ui/feedback/Skeleton.tsx'
import { WaitingScreen } from '../ui/feedback/WaitingScreen.tsx'

/**
 * What the page shows of every screen but the front until its script has come: whose shop it is, and the shape of what comes. A script of the page
 * (`waiting-script.ts`) puts in a product that stands on the front. The server alone draws it, and takes the styles into the page.
 */
export function WaitingShell() {
  const { merchant } = useSession()
  return (
    <>
      <div style={BAR}>
        <span data-waits="name" style={TITLE}>
          {localised(merchant.shop.title)}
        </span>
      </div>
      <div data-waits="product" style={PRODUCT} hidden>
        <div data-waits="picture" style={PICTURE} />
        <p data-waits="name" style={NAME} />
        <div style={LINES}>
          <Skeleton width="88%" />
          <Skeleton width="55%" />
        </div>
      </div>
      <WaitingScreen />
    </>
  )
}

const BAR = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  height: '52px',
  padding: '0 56px',
  borderBottom: '1px solid var(--hairline)',
} as const

const TITLE = {
  overflow: 'hidden',
  fontSize: 'var(--text-16)',
  fontWeight: 600,
  lineHeight: 'var(--leading-tight)',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const

/** As the product's own screen begins. */
const PRODUCT = { padding: 'var(--space-4) var(--gutter)' } as const

const PICTURE = {
  display: 'grid',
  alignItems: 'center',
  width: '88%',
  marginBottom: 'var(--space-6)',
  borderRadius: 'var(--radius-card)',
  background: 'var(--sunken)',
  aspectRatio: '4 / 3',
} as const

const LINES = { display: 'grid', gap: 'var(--space-2)' } as const

const NAME = {
  marginBottom: 'var(--space-4)',
  fontFamily: 'var(--font-display)',
  fontSize: 'var(--text-24)',
  fontWeight: 600,
  lineHeight: 'var(--leading-tight)',
} as const
