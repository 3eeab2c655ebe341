import type { CommandReturn } from '@org/api/client'
import { orderNumber } from '@org/api/stock'
import { formatMoment } from '@org/app-kit'
import { PageActions, PageHeader } from '@org/app-kit/pages'
import { BannerMessage, Button, Card, Link } from '@org/ui/primitives'
import { useState } from 'react'
import { Boxes } from '#shared/orders/boxes.tsx'
import { DeleteQuestion } from '#shared/orders/delete-question.tsx'
import { Amount, Letterhead, Line, Lines, Paper } from '#shared/orders/orders.styles.ts'
import { useModeFocus } from '#shared/use-mode-focus.ts'
import { paths } from '#shared/paths.ts'
import { useStockPorts } from '#shared/ports/stock-ports.ts'
import { useDialogInAddress } from '#shared/use-dialog-in-address.ts'
import { texts } from '#shared/texts.ts'
import { ReturnStatusBadge } from '../return-status-badge.tsx'
import { returnsTexts } from '../texts.ts'
import { EditedLines } from './edited-lines.tsx'
import { lineDetail, lineKey } from './return-lines.ts'
import { LinesExport } from './lines-export.tsx'
import { ReturnedQuestion } from './returned-question.tsx'

export interface ReturnDetailProps {
  stored: CommandReturn
  /** Called with the return as the server stored it. */
  onStored: (stored: CommandReturn) => void
}

export function ReturnDetail({ stored, onStored }: ReturnDetailProps) {
  const ports = useStockPorts()
  const isOpen = stored.status === 'created'
  const [opened, setOpened] = useDialogInAddress(
    isOpen ? (['edit', 'delete', 'returned'] as const) : [],
  )
  useModeFocus(opened === 'edit')
  const [isDone, setIsDone] = useState(false)
  const close = () => setOpened(null)
  const store = (next: CommandReturn) => {
    onStored(next)
    close()
  }
  return (
    <Paper>
      <PageHeader
        title={returnsTexts.of(stored.supplierName)}
        actions={
          isOpen &&
          opened !== 'edit' && (
            <PageActions>
              <Button onPress={() => setOpened('delete')}>{returnsTexts.delete}</Button>
              <Button onPress={() => setOpened('edit')}>{texts.edit}</Button>
              <Button variant="primary" onPress={() => setOpened('returned')}>
                {returnsTexts.markReturned}
              </Button>
            </PageActions>
          )
        }
      />
      {isDone && <BannerMessage tone="success" title={returnsTexts.done} />}
      <Card>
        <Letterhead>
          <ReturnStatusBadge status={stored.status} />
          <span>{returnsTexts.created(formatMoment(stored.metadata.createdAt))}</span>
          {stored.originCommandId !== null && (
            <Link href={paths.order(stored.originCommandId)}>
              {returnsTexts.originOf(orderNumber(stored.originCommandId))}
            </Link>
          )}
          {opened !== 'edit' && <LinesExport stored={stored} />}
        </Letterhead>
        {opened === 'edit' ? (
          <EditedLines stored={stored} onSaved={store} onChanged={onStored} onCancel={close} />
        ) : (
          <Lines aria-label={returnsTexts.products}>
            {stored.products.map((line) => (
              <Line key={lineKey(line)}>
                <div>
                  <strong>{line.name}</strong>
                  <small>{lineDetail(line)}</small>
                </div>
                <Amount>
                  <span>
                    <Boxes {...line} />
                  </span>
                </Amount>
              </Line>
            ))}
          </Lines>
        )}
      </Card>
      {opened === 'delete' && (
        <DeleteQuestion
          title={returnsTexts.deleteTitle}
          remove={() => ports.commandReturns.delete(stored.id)}
          listPath={paths.commandReturns}
          onClose={close}
        >
          {returnsTexts.deleteHelp(stored.products.length)}
        </DeleteQuestion>
      )}
      {opened === 'returned' && (
        <ReturnedQuestion
          stored={stored}
          onReturned={(next) => {
            setIsDone(true)
            store(next)
          }}
          onClose={close}
        />
      )}
    </Paper>
  )
}
