import type { Filter, FollowedTable } from '@org/api/client'
import type { SagaGenerator } from 'typed-redux-saga'
import type { Change } from '../conflicts/send-change.ts'
import type { Revised } from '../conflicts/conflict.ts'
import type { EntityList } from '../lists/create-list.ts'
import type { Identified } from '../lists/list-state.ts'
import type { SaveTexts } from '../operations/save-operation.ts'
import type { Environment } from '../store/environment.ts'
import type { ReloadRules } from './entity-changed.ts'

/** A listed entity that has revisions on the server. */
export type Entity = Identified & Revised

export interface CreateRequest {
  values: object
  idempotencyKey: string
}

export interface UpdateRequest<Item> {
  id: string
  values: object
  /**
   * The entity as it was when editing began, so that the save can detect changes by other people.
   */
  base: Item
}

/** Notifications of a deletion. */
export interface DeletionTexts {
  deleted: string
  /** @param reason text for the user */
  notDeleted: (reason: string) => string
}

/** Path parameters of a call, with the id of the session's organisation. */
interface OrganisationPath {
  id: string
}

/**
 * API calls, messages and reload rules of one entity. `State` is the part of the state that the
 * `preview` functions read.
 */
export interface EntityOptions<
  Item extends Entity,
  Create extends CreateRequest,
  Update extends UpdateRequest<Item>,
  Delete extends Identified = never,
  State = object,
> {
  list: EntityList<Item>
  texts: {
    save: SaveTexts
    /** Error message if somebody else has deleted the entity; the server's message by default. */
    deletedMeanwhile?: string
  }
  load: {
    page: (
      environment: Environment,
      call: { path: OrganisationPath; query: { filter: Filter } },
      options: { signal: AbortSignal },
    ) => Promise<{ data: Item[]; total: number }>
    /** Whether to load only the first page, for lists whose screens load their own pages. */
    firstPageOnly?: boolean
    /** Changes to other lists that make this list reload. */
    after: ReloadRules
    /** The list's table: a loaded list reloads when other people change this table. */
    table?: FollowedTable
  }
  create: {
    /**
     * Entry to show until the server responds; without it, the new entity appears with the
     * response.
     */
    preview?: (id: string, request: Create, state: State) => Item | null
    /** Position of the new entity; `first` by default. */
    place?: 'first' | 'last'
    texts?: (request: Create) => Partial<SaveTexts>
    send: (
      environment: Environment,
      request: Create,
      path: OrganisationPath,
      options: { signal: AbortSignal; idempotencyKey: string },
    ) => Promise<Item>
    /** Runs as part of the same save after the entity is created. */
    finish?: (environment: Environment, created: Item, request: Create) => SagaGenerator<void>
  }
  update: {
    /** Fields to change immediately; without them, the change appears with the response. */
    preview?: (former: Item, request: Update, state: State) => Partial<Item>
    texts?: (request: Update) => Partial<SaveTexts>
    /** Sends the new values: from a form, all that its `toApi` returns, changed or not. */
    send: (
      environment: Environment,
      id: string,
      body: Partial<Update['values']>,
      options: { signal: AbortSignal; ifMatch: number },
    ) => Promise<Item>
    /** Merges two changes to a field with a composite value. */
    merge?: NonNullable<Change<Update['values'], Item>['merge']>
    /** Runs as part of the same save after the change is stored. */
    finish?: (environment: Environment, saved: Item, request: Update) => SagaGenerator<void>
  }
  /** Omitted for entities that are never deleted. */
  remove?: {
    texts: DeletionTexts
    send: (
      environment: Environment,
      request: Delete,
      options: { signal: AbortSignal },
    ) => Promise<unknown>
  }
}
