import type { Meta, StoryObj } from '@storybook/react-vite'
import { Sheaf } from './Sheaf.tsx'

const meta: Meta = { title: 'The language/Tokens 令牌', id: 'the-language-tokens' }
export default meta

const COLOURS = [
  ['--paper', 'Paper, the ground of everything'],
  ['--surface', 'Surface of cards, sheets and bars'],
  ['--sunken', 'Ground of pictures and of what is pressed'],
  ['--hairline', 'Hairlines between things'],
  ['--hairline-strong', 'Edges of controls'],
  ['--ink', 'Ink'],
  ['--ink-2', 'Second ink'],
  ['--accent', 'Accent of the merchant'],
  ['--accent-wash', 'Accent, washed out'],
  ['--success', 'Success'],
  ['--warning-ink', 'Warning'],
  ['--danger', 'Danger'],
] as const

export const Colours: StoryObj = {
  render: () => (
    <Sheaf title="Colours">
      {COLOURS.map(([name, what]) => (
        <div key={name} style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
          <span
            style={{
              width: 72,
              height: 44,
              flex: 'none',
              borderRadius: 'var(--radius-control)',
              border: '1px solid var(--hairline)',
              background: `var(${name})`,
            }}
          />
          <div>
            <p>{what}</p>
            <p style={{ color: 'var(--ink-2)', fontSize: 'var(--text-13)' }}>{name}</p>
          </div>
        </div>
      ))}
    </Sheaf>
  ),
}

const SPACES = [4, 8, 12, 16, 20, 24, 32, 48]

export const SpaceRadiusShadow: StoryObj = {
  render: () => (
    <Sheaf title="Space, radius, shadow">
      {SPACES.map((space) => (
        <div key={space} style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
          <span style={{ width: space, height: 16, background: 'var(--accent)' }} />
          <span className="tabular">{space} px</span>
        </div>
      ))}
      <p>Cards round their corners by 12 px, controls by 10, photos by 4. Print is square.</p>
      <div style={{ padding: 24, border: '1px solid var(--hairline)', borderRadius: 12, background: 'var(--surface)' }}>
        A card is parted from the paper by a hairline.
      </div>
      <div style={{ padding: 24, background: '#fff', boxShadow: 'var(--shadow-print)' }}>
        Only the printed thing casts a shadow.
      </div>
    </Sheaf>
  ),
}
