import { selectAuth, useAppSelector } from '@org/app-kit'
import { mp4VideoMessage, VideoUploader, type VideoUploaderProps } from '@org/ui/media'
import { videoUploadTexts } from './texts.ts'

export interface VideoUploadProps extends Pick<
  VideoUploaderProps,
  'label' | 'onPicked' | 'onPendingChange'
> {
  /** What the video is for, such as `exercice-new`: its unfinished upload is remembered as that. */
  place: string
  onUploaded: (mediaId: string) => void
}

/** Uploads a video of the signed-in coach. */
export function VideoUpload({ place, onUploaded, ...rest }: VideoUploadProps) {
  const auth = useAppSelector(selectAuth)
  return (
    <VideoUploader
      {...rest}
      description={videoUploadTexts.help}
      endpoint="/api/coaching/uploads"
      headers={() => ({ 'x-access-token': auth?.access_token ?? '' })}
      rememberAs={`coaching-video-${auth?.user_id ?? ''}-${place}`}
      errorMessage={mp4VideoMessage}
      onUploaded={(url) => onUploaded(idOf(url))}
    />
  )
}

/** A video has the id of its upload, which ends the upload's address. */
const idOf = (url: string) => decodeURIComponent(url.split('/').at(-1) ?? '')
