import type { Filter, Praticien, StockUser } from '@org/api/client'
import type {
  BodyOf,
  Page,
  ReadOptions,
  Saved,
  SaveOptions,
  UploadOptions,
} from '../call-options.ts'

/**
 * The practitioners of the centres (specification 3, section 7). Calls reject with `ApiError`:
 * `NOT_FOUND`, `FORBIDDEN`; a save also with `STALE` or `VALIDATION`.
 */
export interface PraticienPort {
  /**
   * Returns a page of the practitioners of a centre. Without a centre, returns the practitioners of
   * the user's only centre or, if the user has all centres, of all centres.
   *
   * @param currentUser null if not known; either way, the back end returns only what the signed-in
   *   user may see
   */
  getAll(
    currentUser: Pick<StockUser, 'centreId'> | null,
    centreId: string | null,
    filter?: Filter,
    options?: ReadOptions,
  ): Promise<Page<Praticien>>
  get(id: string, options?: ReadOptions): Promise<Praticien>
  /** Adds, renames or archives a practitioner. */
  save(
    praticien: Saved<BodyOf<'createPraticien'>, BodyOf<'updatePraticien'>>,
    options?: SaveOptions,
  ): Promise<Praticien>
  /**
   * Replaces the photo with a JPEG of at most 10 MB. Rejects with `MEDIA_TYPE` or `TOO_LARGE`
   * otherwise.
   */
  savePhoto(id: string, file: File, options?: UploadOptions): Promise<Praticien>
  deletePhoto(id: string): Promise<Praticien>
}
