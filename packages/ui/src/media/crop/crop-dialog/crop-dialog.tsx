'use client'
import { useEffect, useMemo, useState, type ReactElement } from 'react'
import { useLabels, type OwnLabels } from '../../../locale/index.ts'
import { BannerMessage } from '../../../primitives/banner-message/banner-message.tsx'
import { Button } from '../../../primitives/button/button.tsx'
import { Dialog } from '../../../primitives/dialog/dialog.tsx'
import { ProgressIndicator } from '../../../primitives/progress-indicator/progress-indicator.tsx'
import type { RootPropsWithRef } from '../../../primitives/root-props.ts'
import { CropError } from '../crop-error.ts'
import type { CropArea } from '../crop-geometry.ts'
import { cropImage, type CroppedImage } from '../crop-image.ts'
import { aspectsOf, outputOf, type CropSettings } from '../crop-settings.ts'
import { checkCropSource, type CropSource } from '../crop-source.ts'
import { AspectChoice, CropControls } from './crop-controls.tsx'
import { cropDialogLabels, type CropDialogLabels } from './crop-dialog.labels.ts'
import { CropStage } from './crop-stage.tsx'
import { startView, type CropView } from './crop-view.ts'
import { Processing, Stage, Workplace } from './crop-dialog.styles.ts'
import { logToConsole } from '../../log-to-console.ts'

export interface CropDialogProps extends RootPropsWithRef {
  /**
   * The image. It is rejected and logged if src, type, width or height is missing, or if it is a
   * gif.
   */
  source: Partial<CropSource>
  settings?: CropSettings | undefined
  /** Required aspect ratio (width divided by height). */
  aspectRatio?: number | undefined
  onCropped: (image: CroppedImage) => void
  onClose: () => void
  /** Receives errors. Default: the browser's console. */
  log?: ((error: Error) => void) | undefined
  labels?: OwnLabels<CropDialogLabels> | undefined
}

/** Returns the source if it is complete, or else the reason why it is rejected. */
function readSource(source: Partial<CropSource>): CropSource | CropError {
  try {
    return checkCropSource(source)
  } catch (thrown) {
    return thrown instanceof CropError ? thrown : new CropError('missing_image', thrown)
  }
}

/** Lets the user crop an image: move, zoom, rotate and flip it under a frame. */
export function CropDialog({
  source,
  settings = {},
  aspectRatio,
  onCropped,
  onClose,
  log = logToConsole,
  labels,
  ...rest
}: CropDialogProps): ReactElement {
  const texts = useLabels(cropDialogLabels, labels)
  const { src, type, width, height } = source
  const checked = useMemo(
    () => readSource({ src, type, width, height } as Partial<CropSource>),
    [src, type, width, height],
  )
  const rejection = checked instanceof CropError ? checked : undefined
  const aspects = aspectsOf(settings, aspectRatio)
  const [view, setView] = useState<CropView>(() => startView(aspects[0] ?? 'free'))
  const [area, setArea] = useState<CropArea>()
  const [work, setWork] = useState<'loading' | 'ready' | 'cutting'>('loading')
  const [failure, setFailure] = useState<CropError>()
  const error = rejection ?? failure
  const isBusy = work !== 'ready'
  const change = (patch: Partial<CropView>) => setView((newest) => ({ ...newest, ...patch }))

  // Logs in an effect, so that each rejected source is logged only once.
  useEffect(() => {
    if (rejection) log(rejection)
  }, [rejection, log])

  function failToLoad() {
    const reason = new CropError('load')
    setFailure(reason)
    log(reason)
  }

  async function cut() {
    setWork('cutting')
    setFailure(undefined)
    try {
      onCropped(await cropImage(source, area && { area, ...view }, outputOf(settings), log))
    } catch (thrown) {
      if (!(thrown instanceof CropError)) throw thrown
      setFailure(thrown)
    } finally {
      setWork('ready')
    }
  }

  return (
    <Dialog
      {...rest}
      title={texts.title}
      isOpen
      onClose={onClose}
      size="large"
      actions={
        <>
          <Button onPress={onClose}>{texts.cancel}</Button>
          {!rejection && (
            <Button
              variant="primary"
              onPress={() => void cut()}
              isDisabled={work === 'loading'}
              isLoading={work === 'cutting'}
            >
              {texts.confirm}
            </Button>
          )}
        </>
      }
    >
      {error && <BannerMessage tone="danger" title={texts.errors[error.type]} />}
      {!(checked instanceof CropError) && failure?.type !== 'load' && (
        <Workplace>
          <AspectChoice
            aspects={aspects}
            view={view}
            onChange={change}
            labels={texts}
            isDisabled={isBusy}
          />
          <Stage>
            <CropStage
              source={checked}
              view={view}
              onChange={change}
              onArea={setArea}
              onLoaded={() => setWork('ready')}
              onFailed={failToLoad}
              frameLabel={texts.frame}
            />
            {isBusy && (
              <Processing>
                <ProgressIndicator size="big" label={texts.processing} />
              </Processing>
            )}
          </Stage>
          <CropControls view={view} onChange={change} labels={texts} isDisabled={isBusy} />
        </Workplace>
      )}
    </Dialog>
  )
}
