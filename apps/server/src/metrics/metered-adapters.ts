import {
  MailDeferred,
  MailRefused,
  MailServerAway,
  type Adapters,
  type Films,
  type Images,
  type Mailer,
  type ResumableUploads,
} from '@org/api'
import { VideoFileError } from '@org/api/films'
import type { MailOutcome, Metrics } from './create-metrics.ts'

/** Counts what passes the ports to mails, uploads and images. */
export function meteredAdapters(adapters: Adapters, metrics: Metrics): Adapters {
  const { mailer, films, images, uploads } = adapters
  return {
    ...adapters,
    mailer: meteredMailer(mailer, metrics),
    films: meteredFilms(films, metrics),
    images: meteredImages(images, metrics),
    uploads: meteredUploads(uploads, metrics),
  }
}

function meteredMailer(mailer: Mailer, metrics: Metrics): Mailer {
  return {
    async send(mail) {
      try {
        await mailer.send(mail)
      } catch (error) {
        metrics.countMail(mailOutcome(error))
        throw error
      }
      metrics.countMail('sent')
    },
  }
}

function mailOutcome(error: unknown): MailOutcome {
  if (error instanceof MailRefused) return 'refused'
  if (error instanceof MailDeferred) return 'deferred'
  return error instanceof MailServerAway ? 'away' : 'failed'
}

function meteredFilms(films: Films, metrics: Metrics): Films {
  return {
    async inspect(film, signal) {
      try {
        const facts = await films.inspect(film, signal)
        metrics.countUpload('video', 'accepted')
        return facts
      } catch (error) {
        metrics.countUpload('video', error instanceof VideoFileError ? 'refused' : 'failed')
        throw error
      }
    },
  }
}

function meteredImages(images: Images, metrics: Metrics): Images {
  return {
    ...images,
    async variant(...asked) {
      try {
        const file = await images.variant(...asked)
        metrics.countVariant('rendered')
        return file
      } catch (error) {
        metrics.countVariant('failed')
        throw error
      }
    },
  }
}

function meteredUploads(uploads: ResumableUploads, metrics: Metrics): ResumableUploads {
  return {
    holdsParts: uploads.holdsParts,
    content: (id) => uploads.content(id),
    remove: (id) => uploads.remove(id),
    async handle(id, request) {
      const response = await uploads.handle(id, request)
      const bytes = offsetOf(response.headers) - offsetOf(request.headers)
      if (request.method === 'PATCH' && response.ok && bytes > 0) metrics.countVideoBytes(bytes)
      return response
    },
  }
}

const offsetOf = (headers: Headers) => Number(headers.get('upload-offset'))
