import type { Colour, Ornament, PageRole } from './theme.ts'
import type { DrawingFile, FileFault, RoleFile, ThemeFile } from './theme-file.ts'

interface RoleFilling {
  readonly file: ThemeFile
  readonly paper: Colour
  /** Where the role stands in the file. */
  readonly path: readonly PropertyKey[]
  readonly faults: FileFault[]
}

/** A role as the file says it: the paper's colour where it names no other, no drawings but its own. */
export function fillRole(role: RoleFile, filling: RoleFilling): PageRole {
  const ids = new Set<string>()
  const ornaments = (role.ornaments ?? []).flatMap((given, at): readonly Ornament[] => {
    const made = ornamentOf(given, at, { ...filling, path: [...filling.path, 'ornaments', at] })
    if (!made) {
      return []
    }
    const id = ids.has(made.id) ? `${made.id}-${at + 1}` : made.id
    ids.add(id)
    return [{ ...made, id }]
  })
  return { background: role.background ?? filling.paper, ornaments }
}

function ornamentOf(given: string | DrawingFile, at: number, filling: RoleFilling): Ornament | undefined {
  const { file, path, faults } = filling
  const own = typeof given === 'string' ? { use: given } : given
  const base = own.use === undefined ? {} : file.drawings?.[own.use]
  if (!base) {
    faults.push({ path, message: `there is no drawing ${JSON.stringify(own.use)} under drawings` })
    return undefined
  }
  const { use, offset, ...rest }: DrawingFile = { ...base, ...own, offset: { ...base.offset, ...own.offset } }
  const { path: data, size } = rest
  if (data === undefined || !size) {
    faults.push({ path, message: 'a drawing needs a path and a size (mm)' })
    return undefined
  }
  if (!(rest.fill || rest.stroke)) {
    faults.push({ path, message: 'a drawing without fill and stroke is not seen' })
    return undefined
  }
  return {
    anchor: 'centre',
    viewBox: { x: 0, y: 0, width: size.width, height: size.height },
    ...rest,
    id: rest.id ?? use ?? `drawing-${at + 1}`,
    offset: { x: 0, y: 0, ...offset },
    size,
    path: data,
  }
}
