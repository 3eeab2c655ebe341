import { completeAuthorisation } from '../../src/media/video-import/index.ts'

completeAuthorisation()
