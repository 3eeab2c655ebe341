import type { ImportKind } from '@org/api/stock'
import { Link } from '@org/ui/primitives'
import { Upload } from 'lucide-react'
import { paths } from './paths.ts'
import { texts } from './texts.ts'

/** Links to the page that imports a list of this kind. */
export function ImportLink({ kind }: { kind: ImportKind }) {
  return (
    <Link href={paths.import(kind)} appearance="secondary">
      <Upload size={16} aria-hidden="true" />
      {texts.import}
    </Link>
  )
}
