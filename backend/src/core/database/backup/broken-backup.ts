export class BrokenBackup extends Error {
  override name = 'BrokenBackup';
}
