import { useAction, useKeptState } from '@org/app-kit'
import { FormError, ListGate } from '@org/app-kit/pages'
import { Button, Select } from '@org/ui/primitives'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { KeptDialog } from '#shared/forms/kept-dialog.tsx'
import { paths } from '#shared/paths.ts'
import { useLivePorts } from '#shared/ports/stock-ports.ts'
import { countsTexts } from '../texts.ts'
import { useRefreshed } from '#shared/loading/use-refreshed.ts'

/** The option for all products; never equal to a category's id. */
const allProducts = ''

export interface StartCountDialogProps {
  centreId: string
  onClose: () => void
}

/**
 * Starts a count of a category or of all products, and opens it. If such a count is already open,
 * it is resumed.
 */
export function StartCountDialog({ centreId, onClose }: StartCountDialogProps) {
  const ports = useLivePorts('categories')
  const navigate = useNavigate()
  const { isRunning, error, run } = useAction()
  const kept = useKeptState({
    keptAs: ['count', 'new', centreId],
    initial: allProducts,
    parse: (stored) => (typeof stored === 'string' ? stored : null),
  })
  const category = kept.value
  const [startedId, setStartedId] = useState<string | null>(null)
  const leave = useEffectEvent((id: string) => void navigate(paths.count(id)))
  useEffect(() => {
    // Navigates only in an effect, after the stored choice is discarded: otherwise the page would
    // ask about unsaved work.
    if (startedId !== null) leave(startedId)
  }, [startedId])
  const load = useCallback(
    (signal: AbortSignal) =>
      ports.productCategories.getAll({ where: { is_archived: false }, limit: 500 }, { signal }),
    [ports],
  )
  const categories = useRefreshed(load)
  const start = () =>
    run(async () => {
      const body = { categoryId: category === allProducts ? null : category }
      const { id } = await ports.stockCounts.start(centreId, body)
      kept.discard()
      setStartedId(id)
    })
  return (
    <KeptDialog
      title={countsTexts.start}
      size="small"
      kept={kept}
      isRunning={isRunning}
      onClose={onClose}
      actions={
        <Button variant="primary" isLoading={isRunning} onPress={start}>
          {countsTexts.startButton}
        </Button>
      }
    >
      <FormError message={error} work="save" />
      <ListGate
        list={{ loaded: categories.value !== null, error: categories.error }}
        onRetry={categories.refresh}
      >
        <Select
          label={countsTexts.category}
          description={countsTexts.startHelp}
          value={category}
          onChange={kept.set}
          options={[
            { value: allProducts, label: countsTexts.all },
            ...(categories.value?.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </ListGate>
    </KeptDialog>
  )
}
