/** A cache for the data source that shows old pages at once while it asks for them again. */
import type {
  GridDataSourceCache,
  GridGetRowsParams,
  GridGetRowsResponse,
  GridRowModel,
} from '@mui/x-data-grid';

interface Page {
  number: number;
  response: GridGetRowsResponse;
  freshUntil: number;
  isAsking: boolean;
}

interface Options {
  /** In milliseconds. */
  freshFor: number;
  ask: (params: GridGetRowsParams) => Promise<GridGetRowsResponse>;
  /** The page in view has been asked for again. */
  onNews: () => void;
  onChange?: (pages: CachedPage[]) => void;
}

export interface CachedPage {
  number: number;
  isStale: boolean;
}

const keyOf = ({ sortModel, filterModel, start, end }: GridGetRowsParams) =>
  JSON.stringify([sortModel, filterModel, start, end]);

export function staleCache({ freshFor, ask, onNews, onChange }: Options) {
  const pages = new Map<string, Page>();
  let shown = '';
  let edits = 0;

  const list = (): CachedPage[] =>
    [...pages.values()]
      .map(({ number, freshUntil }) => ({
        number,
        isStale: freshUntil < Date.now(),
      }))
      .sort((a, b) => a.number - b.number);

  const set = (params: GridGetRowsParams, response: GridGetRowsResponse) => {
    const number = (params.paginationModel?.page ?? 0) + 1;
    const freshUntil = Date.now() + freshFor;
    pages.set(keyOf(params), { number, response, freshUntil, isAsking: false });
    onChange?.(list());
  };

  async function refresh(params: GridGetRowsParams, page: Page) {
    const before = edits;
    page.isAsking = true;
    try {
      const response = await ask(params);
      // An answer from before an edit would bring the old value back.
      if (before !== edits) return;
      set(params, response);
      if (shown === keyOf(params)) onNews();
    } catch {
      // The old page stays. It is asked for again when it is shown again.
    } finally {
      page.isAsking = false;
    }
  }

  return {
    set,
    get(params) {
      shown = keyOf(params);
      const page = pages.get(shown);
      if (page && page.freshUntil < Date.now() && !page.isAsking)
        void refresh(params, page);
      return page?.response;
    },
    /** The grid calls this after each edit: pages become stale, but stay. */
    clear() {
      edits += 1;
      for (const page of pages.values()) page.freshUntil = 0;
      onChange?.(list());
    },
    /** For another person or another source. */
    forget: () => pages.clear(),
    /** Puts an edited row into all pages that contain it. */
    patch(row: GridRowModel) {
      for (const { response } of pages.values())
        response.rows = response.rows.map((one) =>
          one.id === row.id ? row : one,
        );
    },
  } satisfies GridDataSourceCache & Record<string, unknown>;
}
