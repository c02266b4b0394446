/**
 * Whether the operator accepts mail addresses there (PA-020, ruling R24). A domain of the list is meant whole, one that
 * begins with a dot is a suffix: `gmail.com.evil` and `notgmail.com` are neither.
 */
export const isMailDomainAllowed = (email: string, domains: readonly string[]): boolean => {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return domains.some((allowed) =>
    allowed.startsWith('.') ? domain.endsWith(allowed) && domain.length > allowed.length : domain === allowed,
  );
};
