import type { Meta, StoryObj } from '@storybook/react-vite'
import { Sheaf } from './Sheaf.tsx'
import { inWords } from './words.ts'

const meta: Meta = { title: 'The language/Type 字体', id: 'the-language-type' }
export default meta

const SIZES = [13, 14, 16, 20, 24, 28]

export const Scale: StoryObj = {
  render: inWords((w) => (
    <Sheaf title={w('把日子印成书')}>
      {SIZES.map((size) => (
        <p key={size} style={{ fontSize: `var(--text-${size})` }}>
          {size} · {w('照片是这里唯一大声的颜色')}
        </p>
      ))}
      <p style={{ fontFamily: 'var(--font-display)', fontSize: 'var(--text-20)' }}>{w('标题与名字用衬线体')}</p>
      <p className="tabular">¥ 1,111.00 · ¥ 8,888.88 · 23 / 48</p>
    </Sheaf>
  )),
}
