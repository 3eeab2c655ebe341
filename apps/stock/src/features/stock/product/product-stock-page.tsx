import { useLoaded } from '@org/app-kit'
import { LoadedPart, MissingPage, Page, PageHeader } from '@org/app-kit/pages'
import { type ReactNode, useCallback, useState } from 'react'
import { useParams } from 'react-router-dom'
import { CentreNeeded } from '#shared/centre/centre-needed.tsx'
import { useCentre } from '#shared/centre/use-centre.ts'
import { paths } from '#shared/paths.ts'
import { useLivePorts } from '#shared/ports/stock-ports.ts'
import { CameraScanner } from '#shared/scanner/camera/camera-scanner.tsx'
import { FailedScans } from '#shared/scanner/failed-scans.tsx'
import type { OpenedBooking } from '../booking/booking-buttons.tsx'
import { BookingDialog } from '../booking/booking-dialog.tsx'
import { stockTexts } from '../texts.ts'
import { useOpenedBooking } from '../use-opened-booking.ts'
import { useOpeningScan } from '../use-opening-scan.ts'
import { StockDetail } from './stock-detail.tsx'

/** A product's stock at the selected centre: lots, movements and how the stock has changed. */
export function ProductStockPage() {
  const { productId = '' } = useParams()
  const { centreId } = useCentre()
  return (
    <Page>
      {centreId === null ? (
        <>
          <PageHeader title={stockTexts.title} />
          <CentreNeeded title={stockTexts.needsCentreTitle}>
            {stockTexts.needsCentreHelp}
          </CentreNeeded>
        </>
      ) : (
        <ProductStock centreId={centreId} productId={productId} />
      )}
    </Page>
  )
}

interface ProductStockProps {
  centreId: string
  productId: string
}

function ProductStock({ centreId, productId }: ProductStockProps) {
  const { centre } = useCentre()
  const [version, setVersion] = useState(0)
  const [booking, openBooking] = useOpenedBooking(centre)
  const scan = useOpeningScan(booking === null)
  return (
    <>
      <FailedScans {...scan.failed} />
      {/* Remounted for each product, so that no state of the previous product remains. */}
      <LoadedStock
        key={`${centreId} ${productId}`}
        centreId={centreId}
        productId={productId}
        version={version}
        camera={booking === null && <CameraScanner onScan={scan.open} />}
        onOpen={(opened) => centre && openBooking({ ...opened, centre })}
      />
      {booking && (
        <BookingDialog
          {...booking}
          onBooked={() => setVersion((former) => former + 1)}
          onClose={() => openBooking(null)}
        />
      )}
    </>
  )
}

interface LoadedStockProps extends ProductStockProps {
  version: number
  /** The control that opens another product by scanning with the camera. */
  camera: ReactNode
  onOpen: (opened: Omit<OpenedBooking, 'centre'>) => void
}

function LoadedStock({ centreId, productId, version, camera, onOpen }: LoadedStockProps) {
  const ports = useLivePorts('stock_balances', 'products', 'product_centres', 'commands')
  const load = useCallback(
    (signal: AbortSignal) => {
      // A new version creates a new function, which makes the page reload.
      void version
      return ports.stock.get(centreId, productId, { signal })
    },
    [ports, centreId, productId, version],
  )
  const { loaded, retry } = useLoaded(load)
  return (
    <LoadedPart
      loaded={loaded}
      onRetry={retry}
      missing={
        <MissingPage
          title={stockTexts.notFound}
          list={{ href: paths.stock, label: stockTexts.toList }}
          homePath={paths.home}
        />
      }
    >
      {(stock) => <StockDetail stock={stock} version={version} camera={camera} onOpen={onOpen} />}
    </LoadedPart>
  )
}
