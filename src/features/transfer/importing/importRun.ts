import { EVERYTHING } from '@/shared/api/jobPagePath';
import { waitOut, type Pause } from '@/features/transfer/walking/patience';
import { walkJobs, type Walked, type WalkProgress } from '@/features/transfer/walking/walkJobs';
import { isOutcomeUnknown, isSilent, toApiError, type ApiError } from '@/shared/api/apiError';
import { createJob } from '@/shared/api/createJob';
import type { Job } from '@/shared/api/contract';
import { countAdded, findOutage, SESSION_OVER } from './lostAnswers';
import { keyOf, type PlannedRow } from './plan';

export type Outcome = { kind: 'created' | 'refused' | 'unsure'; reason: string };

export type RunState = {
  /** 'paused' by the user, 'stopped' by a fault; both can go on. */
  phase: 'ready' | 'running' | 'paused' | 'stopped' | 'settling' | 'finished';
  done: number;
  /** Why it has stopped. */
  message: string;
  pause: Pause | null;
  /** How far the list has been read again, to find out about rows that are not sure. */
  walk: WalkProgress | null;
};

const NOT_ARRIVED = 'The answer was lost, and it is not in your list.';

/**
 * Creates the rows one after the other, each at most once. It lives outside of the page, so that a
 * session that ends takes nothing along. A row whose answer is lost stays 'not sure' until the list
 * is read again at the end. `onWritten` is called when it stops or finishes.
 */
export class ImportRun {
  /** What became of the rows that were sent, by their number in the file. */
  readonly outcomes = new Map<number, Outcome>();
  private state: RunState = { phase: 'ready', done: 0, message: '', pause: null, walk: null };
  private wish: 'go on' | 'pause' | 'cancel' | 'leave' = 'go on';
  private wait = new AbortController();
  private readonly listeners = new Set<() => void>();

  constructor(
    /** Every row of the file. */
    readonly plan: readonly PlannedRow[],
    /** Those that are to be created. */
    readonly rows: readonly PlannedRow[],
    private readonly present: readonly Job[],
    private readonly onWritten: () => void,
  ) {}

  readonly getState = () => this.state;

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Starts a new run when its page opens, or one just left; one that has stopped waits to be told. */
  begin(): void {
    const { phase } = this.state;
    if (phase === 'ready' || (phase === 'running' && this.wish === 'leave')) this.goOn();
  }

  goOn(): void {
    this.wish = 'go on';
    this.wait = new AbortController();
    if (this.state.phase === 'running') return;
    this.update({ phase: 'running', message: '' });
    void this.sendRows();
  }

  /** Pauses after the current row. */
  pause(): void {
    this.wish = 'pause';
    this.wait.abort();
  }

  /** Ends after the current row; what is still not sure stays so when it is being settled already. */
  cancel(): void {
    const isResting = this.state.phase === 'paused' || this.state.phase === 'stopped';
    this.wish = 'cancel';
    this.wait.abort();
    if (isResting) void this.finish();
  }

  /**
   * Stops after the current row, since nobody looks on any more, unless it was told to pause or end
   * there; reading the list may end.
   */
  leave(): void {
    if (this.wish === 'go on') this.wish = 'leave';
    if (this.state.phase === 'running') this.wait.abort();
  }

  private async sendRows(): Promise<void> {
    for (let row = this.nextRow(); row !== undefined; row = this.nextRow()) {
      const fault = await this.send(row);
      if (fault !== null && this.wish !== 'cancel') {
        this.stop(fault);
        return;
      }
    }
    if (this.wish === 'pause') this.update({ phase: 'paused' });
    else if (this.wish === 'leave') this.stop('');
    else await this.finish();
  }

  private nextRow(): PlannedRow | undefined {
    return this.wish === 'go on' ? this.rows[this.state.done] : undefined;
  }

  /** Resolves with the reason to stop; null when the next row can follow, or this one once more. */
  private async send(row: PlannedRow): Promise<string | null> {
    try {
      await createJob(row.draft);
    } catch (thrown) {
      return this.handleFailure(row, toApiError(thrown));
    }
    this.settle(row, { kind: 'created', reason: '' });
    return null;
  }

  private async handleFailure(row: PlannedRow, fault: ApiError): Promise<string | null> {
    if (fault.kind === 'rateLimited') {
      await this.waitFor(fault.retryAfterSeconds);
      return null;
    }
    if (fault.kind === 'unauthorized') return SESSION_OVER;
    if (!isOutcomeUnknown(fault)) {
      this.settle(row, { kind: 'refused', reason: fault.message });
      return null;
    }
    this.settle(row, { kind: 'unsure', reason: fault.message });
    return fault.kind === 'cancelled' ? SESSION_OVER : findOutage();
  }

  private async waitFor(seconds: number | undefined): Promise<void> {
    const { signal } = this.wait;
    const onPause = (pause: Pause | null) => this.update({ pause });
    // Another wish ends the wait.
    await waitOut(seconds, { signal, onPause }).catch(() => undefined);
  }

  private settle(row: PlannedRow, outcome: Outcome): void {
    this.outcomes.set(row.number, outcome);
    this.update({ done: this.state.done + 1 });
  }

  private async finish(): Promise<void> {
    const unsure = this.rows.filter(({ number }) => this.outcomes.get(number)?.kind === 'unsure');
    if (unsure.length > 0) await this.settleUnsure(unsure);
    this.update({ phase: 'finished', message: '', pause: null });
    this.onWritten();
  }

  /** What the list holds more of than before, and than was confirmed, came of the unsure rows. */
  private async settleUnsure(unsure: PlannedRow[]): Promise<void> {
    this.wait = new AbortController();
    this.update({ phase: 'settling', message: '' });
    const walked = await this.readList();
    if (walked === undefined) return;
    const confirmed = this.rows.filter(({ number }) => this.isCreated(number));
    const added = countAdded(walked.jobs, this.present, confirmed);
    const isWhole = walked.jobs.length === walked.total;
    for (const { number, draft } of unsure) {
      const key = keyOf(draft);
      const left = added.get(key) ?? 0;
      added.set(key, left - 1);
      if (left > 0) this.outcomes.set(number, { kind: 'created', reason: '' });
      else if (isWhole) this.outcomes.set(number, { kind: 'refused', reason: NOT_ARRIVED });
    }
  }

  /** Undefined when it is cancelled or the session is over. */
  private readList(): Promise<Walked | undefined> {
    return walkJobs(EVERYTHING, {
      signal: this.wait.signal,
      onProgress: (walk) => this.update({ walk }),
      onPause: (pause) => this.update({ pause }),
    }).catch((thrown: unknown) => {
      if (!isSilent(toApiError(thrown))) throw thrown;
      return undefined;
    });
  }

  private isCreated(number: number): boolean {
    return this.outcomes.get(number)?.kind === 'created';
  }

  private stop(message: string): void {
    this.update({ phase: 'stopped', message });
    this.onWritten();
  }

  private update(change: Partial<RunState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}
