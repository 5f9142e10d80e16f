/** Lessons by name, and which of them were completed in this browser. */
import type { LessonInfo } from "@/protocol";
import { load, store } from "@/storage";

/** The name of a lesson, with which its address ends. */
export const lessonName = ({ start }: Pick<LessonInfo, "start">): string => start.split("/")[1]!;

/** The names of the lessons that were completed. */
export const completedLessons = (): string[] => (load("taught") ?? "").split(" ").filter(Boolean);

export function noteCompleted(name: string): void {
  store("taught", [...new Set([...completedLessons(), name])].join(" "));
}

/** The first lesson of another game, for whoever completed one game's first lesson and not every game's. */
export function nextGameLesson(lessons: LessonInfo[], completed: string[]): LessonInfo | undefined {
  const first = lessons.filter(({ is_first }) => is_first);
  const isDone = (lesson: LessonInfo): boolean => completed.includes(lessonName(lesson));
  return first.some(isDone) ? first.find((lesson) => !isDone(lesson)) : undefined;
}
