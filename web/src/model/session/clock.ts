// How long someone has played: it stands still while nobody does.

export class Clock {
  elapsed = 0; // seconds, up to the last stop
  private since: number | null = null;

  get seconds(): number {
    return this.elapsed + (this.since === null ? 0 : (performance.now() - this.since) / 1000);
  }
  start(): void {
    this.since ??= performance.now();
  }
  stop(): void {
    this.elapsed = this.seconds;
    this.since = null;
  }
}
