import type { MenuEntry } from '#shared/menu.ts'
import { Tile, Tiles } from './home.styles.ts'

/** Links to the pages of a menu, as large targets. */
export function EntryTiles({ entries }: { entries: readonly MenuEntry[] }) {
  return (
    <Tiles>
      {entries.map(({ path, label, icon: Icon }) => (
        <li key={path}>
          <Tile to={path}>
            <Icon size={20} aria-hidden="true" />
            {label}
          </Tile>
        </li>
      ))}
    </Tiles>
  )
}
