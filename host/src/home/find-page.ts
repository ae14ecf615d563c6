import type { NavigationSection } from '@site/sdk/contract';
import type { StudyPlan, StudyStep } from '../data/study-plans.ts';
import type { RouteMatch } from '../pages.ts';

/** The page with an id such as `hooks/UseReduce`; undefined while the site does not have it. */
export function findPage(navigation: NavigationSection[], id: string): RouteMatch | undefined {
  const [sectionId, name] = id.split('/');
  const section = navigation.find((one) => one.id === sectionId);
  const page = section?.pages.find(({ address }) => address === `/${name}`);
  return section && page && { section, page };
}

/** The steps of a plan of which the site has any page. */
export function stepsOf({ steps }: StudyPlan, navigation: NavigationSection[]): StudyStep[] {
  return steps.filter(({ pages }) => pages.some((id) => findPage(navigation, id)));
}
