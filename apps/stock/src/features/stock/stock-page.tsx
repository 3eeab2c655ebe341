import { useAppSelector } from '@org/app-kit'
import { Page, PageHeader, useTableAddress } from '@org/app-kit/pages'
import { DataTable } from '@org/ui/data-table'
import { EmptyState, Link } from '@org/ui/primitives'
import { Warehouse } from 'lucide-react'
import { useState } from 'react'
import { selectStockUser } from '#shared/account/account-slice.ts'
import { CentreNeeded } from '#shared/centre/centre-needed.tsx'
import { useCentre } from '#shared/centre/use-centre.ts'
import { ImportLink } from '#shared/import-link.tsx'
import { OnlyLot } from '#shared/only-lot.tsx'
import { paths } from '#shared/paths.ts'
import { CameraScanner } from '#shared/scanner/camera/camera-scanner.tsx'
import { FailedScans } from '#shared/scanner/failed-scans.tsx'
import { texts } from '#shared/texts.ts'
import { BookingButtons, type OpenedBooking } from './booking/booking-buttons.tsx'
import { BookingDialog } from './booking/booking-dialog.tsx'
import { KeptBookings } from './booking/kept-bookings.tsx'
import { KeptBookingsOfCentres } from './booking/kept-bookings-of-centres.tsx'
import { stockCells } from './stock-cells.tsx'
import { exportedCells, lotLines } from './stock-export.ts'
import { lotsTexts } from './lots/texts.ts'
import { Room } from './stock.styles.ts'
import { stockTexts } from './texts.ts'
import { useOpenedBooking } from './use-opened-booking.ts'
import { useOpeningScan } from './use-opening-scan.ts'
import { useStockPages } from './use-stock-pages.ts'

/** The stock of the selected centre. A scan opens a product's page. */
export function StockPage() {
  const user = useAppSelector(selectStockUser)
  const { centreId, centre } = useCentre()
  const [booking, openBooking] = useOpenedBooking(centre)
  const [version, setVersion] = useState(0)
  const scan = useOpeningScan(centreId !== null && booking === null)
  const open = (kind: OpenedBooking['kind']) => centre && openBooking({ kind, centre })
  return (
    <Page>
      <PageHeader title={stockTexts.title} actions={centre && <BookingButtons onOpen={open} />} />
      {centreId === null ? (
        <CentreNeeded title={stockTexts.needsCentreTitle}>
          {stockTexts.needsCentreHelp}
        </CentreNeeded>
      ) : (
        <>
          <FailedScans {...scan.failed} />
          {booking === null && <CameraScanner onScan={scan.open} />}
          {user && booking === null && (
            <>
              <KeptBookings userId={user.id} centreId={centreId} onOpen={open} />
              <KeptBookingsOfCentres
                userId={user.id}
                exceptCentreId={centreId}
                onOpen={openBooking}
              />
            </>
          )}
          <OnlyLot />
          <StockTable key={centreId} centreId={centreId} version={version} />
          <Room />
        </>
      )}
      {booking && (
        <BookingDialog
          {...booking}
          onBooked={() => setVersion((former) => former + 1)}
          onClose={() => openBooking(null)}
        />
      )}
    </Page>
  )
}

function StockTable({ centreId, version }: { centreId: string; version: number }) {
  return (
    <DataTable
      {...useTableAddress()}
      label={stockTexts.title}
      cells={stockCells}
      getRowId={({ productId }) => productId}
      load={useStockPages(centreId, version)}
      hasRowLinks
      exportAs={stockTexts.exportName}
      exportCells={exportedCells}
      exportRows={lotLines}
      tools={
        <>
          <Link href={paths.stockMovements} appearance="secondary">
            {stockTexts.movements}
          </Link>
          <Link href={paths.stockLots} appearance="secondary">
            {lotsTexts.title}
          </Link>
          <Link href={paths.counts} appearance="secondary">
            {stockTexts.counts}
          </Link>
          <ImportLink kind="stock" />
        </>
      }
      isSearchable
      searchLabel={stockTexts.search}
      noMatch={<EmptyState title={stockTexts.noMatch} />}
      labels={{ failed: texts.listFailed }}
      empty={
        <EmptyState title={stockTexts.emptyTitle} icon={<Warehouse size={24} aria-hidden="true" />}>
          {stockTexts.emptyHelp}
        </EmptyState>
      }
    />
  )
}
