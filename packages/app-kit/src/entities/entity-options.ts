import type { Client, Filter } from '@org/api/client'
import type { SagaGenerator } from 'typed-redux-saga'
import type { Change } from '../conflicts/send-change.ts'
import type { Revised } from '../conflicts/conflict.ts'
import type { EntityList } from '../lists/create-list.ts'
import type { Identified } from '../lists/list-state.ts'
import type { SaveTexts } from '../operations/save-operation.ts'
import type { Environment } from '../store/environment.ts'
import type { ReloadRules } from './entity-changed.ts'

/** An entity that is listed, and that the server saves in revisions. */
export type Entity = Identified & Revised

export interface CreateRequest {
  values: object
  idempotencyKey: string
}

export interface UpdateRequest<Item> {
  id: string
  values: object
  /** The entity that was edited, so that somebody else's change is not overwritten unseen. */
  base: Item
}

/** The organisation of the session, as the path of a call. */
interface OrganisationPath {
  id: string
}

/** The calls of one entity, and what depends on it. `State` is what the previews read of the store. */
export interface EntityOptions<
  Item extends Entity,
  Create extends CreateRequest,
  Update extends UpdateRequest<Item>,
  Delete extends Identified,
  State,
> {
  list: EntityList<Item>
  texts: {
    save: SaveTexts
    deleted: string
    /** @param reason in words for the user. */
    notDeleted: (reason: string) => string
    /** Error message if somebody else has deleted the entity; the server's message by default. */
    deletedMeanwhile?: string
  }
  load: {
    page: (
      client: Client,
      call: { path: OrganisationPath; query: { filter: Filter } },
      options: { signal: AbortSignal },
    ) => Promise<{ data: Item[]; total: number }>
    /** The first page only: the screens that show the list ask the server for their pages. */
    firstPageOnly?: boolean
    /** Changes of other lists after which this one loads again. */
    after: ReloadRules
  }
  create: {
    /** Shows an entry until the server answers; without it the new entity shows only then. */
    preview?: (id: string, request: Create, state: State) => Item | null
    /** Where the new entity stands; `first` without it. */
    place?: 'first' | 'last'
    texts?: (request: Create) => Partial<SaveTexts>
    send: (
      client: Client,
      request: Create,
      path: OrganisationPath,
      options: { signal: AbortSignal; idempotencyKey: string },
    ) => Promise<Item>
    /** What the same save does once the entity exists. */
    finish?: (environment: Environment, created: Item, request: Create) => SagaGenerator<void>
  }
  update: {
    /** Fields that change at once; without it the change shows with the answer. */
    preview?: (former: Item, request: Update, state: State) => Partial<Item>
    texts?: (request: Update) => Partial<SaveTexts>
    send: (
      client: Client,
      id: string,
      body: Partial<Update['values']>,
      options: { signal: AbortSignal; ifMatch: number },
    ) => Promise<Item>
    /** Merges two changes of one field, where its value is made of parts. */
    merge?: NonNullable<Change<Update['values'], Item>['merge']>
    /** What the same save does once the change is stored. */
    finish?: (environment: Environment, saved: Item, request: Update) => SagaGenerator<void>
  }
  remove: {
    send: (client: Client, request: Delete, options: { signal: AbortSignal }) => Promise<unknown>
  }
}
