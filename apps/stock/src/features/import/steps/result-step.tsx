import type { ImportResult } from '@org/api/client'
import { type ImportKind, rowOutcomes } from '@org/api/stock'
import { Stack } from '@org/app-kit/table-import'
import { BannerMessage, Button, Link } from '@org/ui/primitives'
import { paths } from '#shared/paths.ts'
import { Buttons, Counts } from '../import.styles.ts'
import { importTexts } from '../texts.ts'

const lists: Readonly<Record<ImportKind, string>> = {
  products: paths.products,
  suppliers: paths.suppliers,
  stock: paths.stock,
}

export interface ResultStepProps {
  kind: ImportKind
  result: ImportResult
  onAgain: () => void
}

/** Says what an import has done, and links to the list. */
export function ResultStep({ kind, result, onAgain }: ResultStepProps) {
  const reached = rowOutcomes.filter((outcome) => result[outcome] > 0)
  return (
    <Stack>
      <BannerMessage tone="success" title={importTexts.done}>
        <Counts>
          {reached.map((outcome) => (
            <li key={outcome}>{importTexts.result[outcome](result[outcome])}</li>
          ))}
        </Counts>
      </BannerMessage>
      <Buttons>
        <Button onPress={onAgain}>{importTexts.again}</Button>
        <Link href={lists[kind]} appearance="primary">
          {importTexts.toList[kind]}
        </Link>
      </Buttons>
    </Stack>
  )
}
