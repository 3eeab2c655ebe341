import type { CommandReturn } from '@org/api/client'
import { StoredPage, type StoredPageProps } from '#shared/orders/stored-page.tsx'
import { paths } from '#shared/paths.ts'
import { returnsTexts } from '../texts.ts'
import { ReturnDetail } from './return-detail.tsx'

type Props = StoredPageProps<CommandReturn>

const read: Props['read'] = (ports, id, options) => ports.commandReturns.get(id, options)

const readEvents: Props['readEvents'] = (ports, id, options) =>
  ports.commandReturns.getHistory(id, options)

/** A return: its products, what can be done with it, and who did what. */
export function ReturnPage() {
  return (
    <StoredPage
      title={returnsTexts.one}
      notFound={returnsTexts.notFound}
      list={{ href: paths.commandReturns, label: returnsTexts.toReturns }}
      table="command_returns"
      read={read}
      readEvents={readEvents}
    >
      {(stored, onStored) => <ReturnDetail stored={stored} onStored={onStored} />}
    </StoredPage>
  )
}
