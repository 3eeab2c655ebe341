import { type ImportField, type ImportKind, importKinds } from '@org/api/stock'
import { useAppSelector } from '@org/app-kit'
import { Forbidden, KeptStateGuard, Muted, Page, PageHeader } from '@org/app-kit/pages'
import { ChooseTable, saveCsv, Stack } from '@org/app-kit/table-import'
import { BannerMessage, Card, EmptyState, Link, Stepper } from '@org/ui/primitives'
import { useSearchParams } from 'react-router-dom'
import { selectStockUser } from '#shared/account/account-slice.ts'
import { useCentre } from '#shared/centre/use-centre.ts'
import { importHeadings } from '#shared/export/import-headings.ts'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts.ts'
import { kindDetails, mayImport } from './import-kinds.ts'
import { Kinds } from './import.styles.ts'
import { ColumnsStep } from './steps/columns-step.tsx'
import { PreviewStep } from './steps/preview-step.tsx'
import { ResultStep } from './steps/result-step.tsx'
import { importTexts } from './texts.ts'
import { useImport } from './use-import.ts'

/** Imports products, suppliers or an opening stock, depending on the page's address. */
export function ImportPage() {
  const [search] = useSearchParams()
  const user = useAppSelector(selectStockUser)
  const { centreId } = useCentre()
  const kind = importKinds.find((one) => one === search.get('kind'))
  const permitted = importKinds.filter((one) => mayImport(one, user))
  if (kind ? !permitted.includes(kind) : permitted.length === 0) return <Forbidden />
  if (!kind) return <KindChoice kinds={permitted} />
  // Another kind or centre starts a new import.
  return <Import key={`${kind} ${centreId ?? ''}`} kind={kind} />
}

function KindChoice({ kinds }: { kinds: readonly ImportKind[] }) {
  return (
    <Page>
      <PageHeader title={importTexts.choose} />
      <Kinds>
        {kinds.map((kind) => (
          <Link key={kind} href={paths.import(kind)} appearance="secondary">
            {importTexts.kinds[kind]}
          </Link>
        ))}
      </Kinds>
    </Page>
  )
}

function Import({ kind }: { kind: ImportKind }) {
  const { centreId, centre } = useCentre()
  const isWithoutCentre = kind === 'stock' && centreId === null
  return (
    <Page>
      <PageHeader title={importTexts.titles[kind]} />
      {centre && <Muted>{importTexts.ofCentre(centre.name)}</Muted>}
      {isWithoutCentre ? (
        <EmptyState
          title={importTexts.noCentre}
          actions={
            <Link href={paths.centres} appearance="primary">
              {texts.chooseCentre}
            </Link>
          }
        >
          {importTexts.noCentreHelp}
        </EmptyState>
      ) : (
        <ImportSteps kind={kind} centreId={centreId} />
      )}
    </Page>
  )
}

/** Whether a template has a field: it leaves out those that stand for others. */
const isInTemplate = (field: ImportField) => field !== 'codeAndRef' && field !== 'serial'

function ImportSteps({ kind, centreId }: { kind: ImportKind; centreId: string | null }) {
  const details = kindDetails[kind]
  const flow = useImport(kind, centreId)
  const { table, reader, preview, result } = flow
  const step = [table, preview, result].filter((reached) => reached !== null).length
  const saveTemplate = () => {
    const headings: Record<string, string> = importHeadings[kind]
    const fields = details.fields.filter(
      (field) => isInTemplate(field) && (centreId !== null || !details.ofCentre.includes(field)),
    )
    saveCsv(importTexts.templateName[kind], [fields.map((field) => headings[field] ?? field)])
  }
  return (
    <>
      <Stepper label={importTexts.steps.label} steps={importTexts.steps.names} current={step} />
      <Card>
        <KeptStateGuard kept={flow.kept} />
        {!table && (
          <Stack>
            {flow.isLost && <BannerMessage tone="warning" title={importTexts.lost} />}
            <Muted>{importTexts.help[kind]}</Muted>
            <ChooseTable
              {...reader}
              label={importTexts.file}
              limits={importTexts.limits}
              onTemplate={saveTemplate}
            />
          </Stack>
        )}
        {table && !preview && (
          <ColumnsStep kind={kind} hasCentre={centreId !== null} table={table} flow={flow} />
        )}
        {preview && !result && <PreviewStep kind={kind} preview={preview} flow={flow} />}
        {result && <ResultStep kind={kind} result={result} onAgain={flow.restart} />}
      </Card>
    </>
  )
}
