import { useAction, useAppSelector } from '@org/app-kit'
import { FormError, ListGate, MissingPage, Page, PageHeader } from '@org/app-kit/pages'
import { PageTitle } from '@org/app-kit/public'
import { Badge, Button, ProgressBar } from '@org/ui/primitives'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { selectStockUser } from '#shared/account/account-slice.ts'
import { LargeConfirmDialog, LargeControls } from '#shared/large-controls.styles.ts'
import { useModeFocus } from '#shared/use-mode-focus.ts'
import { useStockPorts } from '#shared/ports/stock-ports.ts'
import { useKeyboardScanner } from '#shared/scanner/use-keyboard-scanner.ts'
import { paths } from '#shared/paths.ts'
import { countsTexts } from '../texts.ts'
import type { Refreshed } from '#shared/loading/use-refreshed.ts'
import { CloseCountDialog, type CloseResult } from './close-count-dialog.tsx'
import { ClosedResult } from './closed-result.tsx'
import { CountingArea } from './counting-area.tsx'
import { EntryQuestions } from './entry-questions.tsx'
import { LineList } from './line-list.tsx'
import { useCounting } from './use-counting.ts'
import { type LoadedCount, useLoadedCount, withLine } from './use-loaded-count.ts'

/**
 * The page of a stock count. While the count is open, people scan and type codes; afterwards, it
 * shows what was counted.
 */
export function CountPage() {
  const { countId = '' } = useParams()
  const loaded = useLoadedCount(countId)
  const user = useAppSelector(selectStockUser)
  const { value, error, isMissing, refresh } = loaded
  if (isMissing) {
    return (
      <Page>
        <PageTitle title={countsTexts.one} />
        <MissingPage
          title={countsTexts.notFound}
          list={{ href: paths.counts, label: countsTexts.toCounts }}
          homePath={paths.home}
        />
      </Page>
    )
  }
  return (
    <Page>
      {value === null && <PageTitle title={countsTexts.one} />}
      <ListGate list={{ loaded: value !== null, error }} onRetry={refresh}>
        {value && user && <Count key={value.id} count={value} userId={user.id} loaded={loaded} />}
      </ListGate>
    </Page>
  )
}

interface CountProps {
  count: LoadedCount
  userId: string
  loaded: Refreshed<LoadedCount>
}

function Count({ count, userId, loaded: { refresh, change } }: CountProps) {
  const [dialog, setDialog] = useState<'close' | 'cancel' | null>(null)
  const [result, setResult] = useState<CloseResult | null>(null)
  const isOpen = count.status === 'open'
  useModeFocus(isOpen)
  const counting = useCounting({
    countId: count.id,
    userId,
    onLine: (line) => change(withLine(line)),
    onIdle: refresh,
  })
  // Reads scans even while a dialog is open, so that no scan presses a button in the dialog.
  useKeyboardScanner({ onScan: counting.scan, isEnabled: isOpen })
  const end = () => {
    setDialog(null)
    refresh()
  }
  return (
    <LargeControls>
      <PageHeader
        title={countsTexts.of(count.category)}
        actions={
          isOpen ? (
            <>
              <Button onPress={() => setDialog('cancel')}>{countsTexts.cancel}</Button>
              <Button
                variant="primary"
                isDisabled={counting.entries.length > 0}
                onPress={() => setDialog('close')}
              >
                {countsTexts.close}
              </Button>
            </>
          ) : (
            <Badge tone={count.status === 'closed' ? 'success' : 'neutral'}>
              {countsTexts.states[count.status]}
            </Badge>
          )
        }
      />
      <ProgressBar
        label={countsTexts.progress}
        value={count.countedProducts}
        max={count.products}
        valueLabel={countsTexts.progressOf(count.countedProducts, count.products)}
      />
      <EntryQuestions counting={counting} />
      {result && <ClosedResult result={result} />}
      {isOpen ? (
        <CountingArea
          countId={count.id}
          lines={count.lines}
          counting={counting}
          onChange={refresh}
        />
      ) : (
        <LineList lines={count.lines} />
      )}
      {dialog === 'close' && (
        <CloseCountDialog
          countId={count.id}
          isWaiting={counting.entries.length > 0}
          onClosed={(closed) => {
            setResult(closed)
            end()
          }}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'cancel' && <CancelQuestion count={count} onCancelled={end} onClose={end} />}
    </LargeControls>
  )
}

interface CancelQuestionProps {
  count: LoadedCount
  onCancelled: () => void
  onClose: () => void
}

/** Asks before a count is cancelled. */
function CancelQuestion({ count, onCancelled, onClose }: CancelQuestionProps) {
  const ports = useStockPorts()
  const { isRunning, error, run } = useAction()
  const cancel = () =>
    run(async () => {
      await ports.stockCounts.cancel(count.id)
      onCancelled()
    })
  return (
    <LargeConfirmDialog
      title={countsTexts.cancelTitle}
      isOpen
      isDangerous
      isLoading={isRunning}
      onConfirm={cancel}
      onCancel={onClose}
    >
      <FormError message={error} work="save" />
      {countsTexts.cancelHelp(count.lines.length)}
    </LargeConfirmDialog>
  )
}
