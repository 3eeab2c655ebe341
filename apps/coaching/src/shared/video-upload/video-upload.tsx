import { selectAuth, useAppSelector, useEnvironment } from '@org/app-kit'
import {
  hasUnfinishedUpload,
  mp4VideoMessage,
  VideoImportDialog,
  VideoUploader,
  type VideoUploaderProps,
} from '@org/ui/media'
import { Button } from '@org/ui/primitives'
import { useMemo, useState } from 'react'
import { selectAccount } from '../account/account-slice.ts'
import { Buttons } from '../owned-work/editor.styles.ts'
import { useCoachingPorts } from '../ports/coaching-ports.ts'
import { photoAccount } from './photo-account.ts'
import { videoUploadTexts } from './texts.ts'

export interface VideoUploadProps extends Pick<
  VideoUploaderProps,
  'label' | 'onPicked' | 'onPendingChange'
> {
  /**
   * What the video is for, such as `exercice-new`. Identifies its unfinished upload in this
   * browser.
   */
  place: string
  onUploaded: (mediaId: string) => void
}

/** Returns the key under which this browser remembers an unfinished upload of a coach. */
const keyOf = (userId: string, place: string) => `coaching-video-${userId}-${place}`

/** Whether this browser has an unfinished upload of the signed-in coach for `place`. */
export function useUnfinishedUpload(place: string): boolean {
  const userId = useAppSelector(selectAuth)?.user_id ?? ''
  return useMemo(() => hasUnfinishedUpload(keyOf(userId, place)), [userId, place])
}

/** Uploads a video of the signed-in coach, from a file or from the photo network. */
export function VideoUpload({ place, onUploaded, ...rest }: VideoUploadProps) {
  const auth = useAppSelector(selectAuth)
  const userId = auth?.user_id ?? ''
  const canImport = useAppSelector(selectAccount)?.userData.hasVideoImport === true
  const { photoNetwork } = useCoachingPorts()
  const { filesUrl } = useEnvironment()
  const account = useMemo(() => photoAccount(photoNetwork), [photoNetwork])
  /** Passes the imported file to the uploader; null while the import dialog is closed. */
  const [pick, setPick] = useState<((file: File) => void) | null>(null)
  return (
    <>
      <VideoUploader
        {...rest}
        description={videoUploadTexts.help}
        endpoint={`${filesUrl}/coaching/uploads`}
        headers={() => ({ 'x-access-token': auth?.access_token ?? '' })}
        rememberAs={keyOf(userId, place)}
        errorMessage={mp4VideoMessage}
        onUploaded={(url) => onUploaded(idOf(url))}
        otherSource={
          canImport
            ? (source) => (
                <Buttons>
                  <Button isDisabled={source.isDisabled} onPress={() => setPick(() => source.pick)}>
                    {videoUploadTexts.import}
                  </Button>
                </Buttons>
              )
            : undefined
        }
      />
      {canImport && (
        <VideoImportDialog
          isOpen={pick !== null}
          onClose={() => setPick(null)}
          userId={userId}
          account={account}
          errorMessage={mp4VideoMessage}
          onFile={(file) => pick?.(file)}
        />
      )}
    </>
  )
}

/** Returns a video's id, which is the last part of its upload's address. */
const idOf = (url: string) => decodeURIComponent(url.split('/').at(-1) ?? '')
