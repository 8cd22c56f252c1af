/** A setting that cannot be used; reported in one line, without a stack. */
export class SettingError extends Error {
  override name = 'SettingError';

  constructor(message: string) {
    super(message);
    this.stack = message;
  }
}
