import { failureHelp, useLoaded } from '@org/app-kit'
import { Help, Page, PageHeader } from '@org/app-kit/pages'
import { BannerMessage, Button, EmptyState, Link, NumberField, Skeleton } from '@org/ui/primitives'
import { Printer, Tag } from 'lucide-react'
import { useCallback, useState } from 'react'
import { createPortal } from 'react-dom'
import { paths } from '#shared/paths.ts'
import { useStockPorts } from '#shared/ports/stock-ports.ts'
import { texts } from '#shared/texts.ts'
import { productsTexts } from '../texts.ts'
import { type LabelSelection, maxLabels, useLabelSelection } from './label-selection.ts'
import { LabelSheet } from './label-sheet.tsx'
import { Copies, Printed, PrintStyles } from './labels.styles.ts'

const { labels } = productsTexts

/** Maximum number of labels of one product: two full A4 pages. */
const maxCopies = 48

/** Prints labels of the products that were selected in the list. */
export function LabelsPage() {
  const selection = useLabelSelection()
  if (selection) return <Labels selection={selection} />
  return (
    <Page>
      <PageHeader title={labels.title} />
      <EmptyState
        title={labels.emptyTitle}
        icon={<Tag size={24} aria-hidden="true" />}
        actions={
          <Link href={paths.products} appearance="primary">
            {productsTexts.toProducts}
          </Link>
        }
      >
        {labels.emptyHelp}
      </EmptyState>
    </Page>
  )
}

function Labels({ selection }: { selection: LabelSelection }) {
  const { loaded, retry } = useSelectedProducts(selection)
  const [copies, setCopies] = useState(1)
  const products = loaded && 'data' in loaded ? loaded.data : null
  return (
    <Page>
      <PageHeader
        title={labels.title}
        count={products ? products.length * copies : undefined}
        actions={
          <Button
            variant="primary"
            icon={<Printer size={16} aria-hidden="true" />}
            isDisabled={products === null}
            onPress={() => window.print()}
          >
            {labels.print}
          </Button>
        }
      />
      <Copies>
        <NumberField
          label={labels.copies}
          description={labels.help}
          value={copies}
          min={1}
          max={maxCopies}
          onChange={setCopies}
        />
      </Copies>
      {loaded === null && <Skeleton lines={5} height="28px" label={texts.loading} />}
      {loaded && 'error' in loaded && (
        <BannerMessage
          tone="danger"
          title={texts.listFailed}
          actions={<Button onPress={retry}>{texts.retry}</Button>}
        >
          {loaded.error}
          <Help>{failureHelp(loaded.error, 'load')}</Help>
        </BannerMessage>
      )}
      {products && <LabelSheet products={products} copies={copies} />}
      {products && <PrintedSheet products={products} copies={copies} />}
    </Page>
  )
}

/**
 * Renders the sheet outside the page's frame, which would cut it off after the first printed page.
 */
function PrintedSheet(props: Parameters<typeof LabelSheet>[0]) {
  return createPortal(
    <Printed data-labels="">
      <PrintStyles />
      <LabelSheet {...props} />
    </Printed>,
    document.body,
  )
}

function useSelectedProducts({ filter, except }: LabelSelection) {
  const ports = useStockPorts()
  const load = useCallback(
    async (signal: AbortSignal) => {
      const { data } = await ports.products.getAll({ ...filter, limit: maxLabels }, { signal })
      return data.filter(({ id }) => !except.includes(id))
    },
    [ports, filter, except],
  )
  return useLoaded(load)
}
